import type { RiskRule } from './rule.ts';

/** Where a request for information stands. `expired` is one that nobody answered in time. */
export const riskRequestStates = ['open', 'answered', 'approved', 'rejected', 'expired'] as const;
export type RiskRequestState = (typeof riskRequestStates)[number];

/** What became of the newest request of a rule, while it counts. */
export interface RiskStanding {
  ruleId: string;
  state: 'open' | 'answered' | 'approved' | 'rejected';
}

export type RiskVerdict =
  | { kind: 'pass' }
  | { kind: 'block'; rule: RiskRule }
  /** There may be a request already, which is shown again. */
  | { kind: 'ask'; rule: RiskRule }
  | { kind: 'reviewing'; rule: RiskRule };

/** What becomes of an act, given the rules that apply in their order and how the requests of the person stand. */
export function verdictOf(matching: readonly RiskRule[], standings: readonly RiskStanding[]): RiskVerdict {
  const stateOf = new Map(standings.map(({ ruleId, state }) => [ruleId, state]));
  for (const rule of matching) {
    if (rule.outcome === 'block') return { kind: 'block', rule };
    const state = stateOf.get(rule.id);
    if (state === 'approved') continue;
    if (state === 'rejected') return { kind: 'block', rule };
    return { kind: state === 'answered' ? 'reviewing' : 'ask', rule };
  }
  return { kind: 'pass' };
}
