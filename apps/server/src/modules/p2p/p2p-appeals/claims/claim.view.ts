import type { AppealCase } from '@peerbourse/contract/p2p/p2p-appeals/appeal.shape';
import { formatUnits } from '@peerbourse/rules/money';
import type { Db } from '#platform/db/pool.ts';
import type { CaseRow } from '../case.table.ts';
import { decisionOf, openHoldsOf } from './claim.table.ts';

/** What both people learn of the coins of a claim. */
export async function claimView(db: Db, { id, kind, coinScale }: CaseRow): Promise<Pick<AppealCase, 'decision' | 'held'>> {
  if (kind === 'appeal') return { decision: null, held: [] };
  const decision = await decisionOf(db, id);
  const held = await openHoldsOf(db, id);
  return {
    decision: decision ? { ...decision, amount: decision.amount === null ? null : formatUnits(decision.amount, coinScale) } : null,
    held: held.map(({ side, amount }) => ({ side, amount: formatUnits(amount, coinScale) })),
  };
}
