import type { Command, LedgerModel, Outcome } from '../model.ts';

export interface Operation {
  name: string;
  command: Command;
  outcome: Outcome;
}

/**
 * An order in which the operations, one after the other, would have come out just like this; nothing when there is none, and then
 * what they did together is a mistake. `isSame` compares what the order leaves behind with what is there.
 */
export function serialOrder(
  start: LedgerModel,
  operations: readonly Operation[],
  isSame: (end: LedgerModel) => boolean,
): string[] | undefined {
  if (operations.length === 0) return isSame(start) ? [] : undefined;
  for (const operation of operations) {
    const after = start.clone();
    if (after.apply(operation.command) !== operation.outcome) continue;
    const rest = serialOrder(
      after,
      operations.filter((other) => other !== operation),
      isSame,
    );
    if (rest) return [operation.name, ...rest];
  }
  return undefined;
}
