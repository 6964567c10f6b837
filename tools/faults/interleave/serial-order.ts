import type { Command, LedgerModel, Outcome } from '../model.ts';

export interface Deed {
  name: string;
  command: Command;
  outcome: Outcome;
}

/**
 * An order in which the deeds, one after the other, would have come out just like this; nothing when there is none, and then
 * what they did together is a mistake. `isSame` compares what the order leaves behind with what is there.
 */
export function serialOrder(start: LedgerModel, deeds: readonly Deed[], isSame: (end: LedgerModel) => boolean): string[] | undefined {
  if (deeds.length === 0) return isSame(start) ? [] : undefined;
  for (const deed of deeds) {
    const after = start.clone();
    if (after.apply(deed.command) !== deed.outcome) continue;
    const rest = serialOrder(
      after,
      deeds.filter((other) => other !== deed),
      isSame,
    );
    if (rest) return [deed.name, ...rest];
  }
  return undefined;
}
