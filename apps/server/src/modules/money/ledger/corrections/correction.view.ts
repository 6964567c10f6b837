import type { Correction } from '@peerbourse/contract/money/ledger/ledger.shape';
import { formatUnits } from '@peerbourse/rules/money';
import type { CorrectionRow } from './correction.table.ts';

/** How the audit log calls the house. */
export const houseSubject = 'house';

export function correctionView({ asset, scale, amount, usdtValue, proposedAt, decidedAt, ...row }: CorrectionRow): Correction {
  return {
    ...row,
    coin: asset,
    amount: formatUnits(amount, scale),
    usdt: formatUnits(usdtValue, 6),
    proposedAt: proposedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
