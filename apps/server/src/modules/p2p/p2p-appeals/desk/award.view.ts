import type { Award, ClaimHold } from '@peerbourse/contract/p2p/p2p-appeals/desk/award.shape';
import { formatUnits } from '@peerbourse/rules/money';
import type { Db } from '#platform/db/pool.ts';
import { type AwardRow, holdsOf } from './award.table.ts';

export function awardView(row: AwardRow): Award {
  const { orderNo: _order, caseId: _id, caseNo: _no, proposerStaffId: _proposer, coinScale, amount, proposedAt, decidedAt, ...award } = row;
  return {
    ...award,
    amount: amount === null ? null : formatUnits(amount, coinScale),
    proposedAt: proposedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

export async function holdViews(db: Db, caseId: string): Promise<ClaimHold[]> {
  return (await holdsOf(db, caseId)).map(({ coinScale, amount, heldAt, endedAt, ...hold }) => ({
    ...hold,
    amount: formatUnits(amount, coinScale),
    heldAt: heldAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }));
}
