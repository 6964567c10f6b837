import type { RiskAct, RiskFacts } from '@peerbourse/rules/risk/rule';

/** The order that is being placed counts among the amounts of the day: it is what would go over a limit. */
export function factsAt(act: RiskAct, facts: RiskFacts): RiskFacts {
  return act === 'place-order' ? { ...facts, amount24h: facts.amount24h + (facts.amount ?? 0n) } : facts;
}
