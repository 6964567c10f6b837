import type { Command, LedgerModel, Outcome } from '../model.ts';

export interface CallContext {
  name: string;
  command: Command;
  outcome: Outcome;
}

/**
 * An order in which the deeds, one after the other, would have come out just like this; nothing when there is none, and then
 * what they did together is a mistake. `isSame` compares what the order leaves behind with what is there.
 */
export function serialOrder(
  start: LedgerModel,
  deeds: readonly CallContext[],
  isSame: (end: LedgerModel) => boolean,
): string[] | undefined {
  if (deeds.length === 0) return isSame(start) ? [] : undefined;
  for (const ctx of deeds) {
    const after = start.clone();
    if (after.apply(ctx.command) !== ctx.outcome) continue;
    const rest = serialOrder(
      after,
      deeds.filter((other) => other !== ctx),
      isSame,
    );
    if (rest) return [ctx.name, ...rest];
  }
  return undefined;
}
