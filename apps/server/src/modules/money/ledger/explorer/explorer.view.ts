import type { LedgerPosting } from '@peerbourse/contract/money/ledger/ledger.shape';
import { formatUnits } from '@peerbourse/rules/money';
import type { AccountRow, PostingRow } from './explorer.table.ts';

export function accountView({ asset, scale, balance, ...row }: AccountRow) {
  return { ...row, coin: asset, balance: formatUnits(BigInt(balance), scale) };
}

export function postingView({ ownerId: _inside, asset, scale, at, amount, balanceAfter, ...row }: PostingRow): LedgerPosting {
  return {
    ...row,
    coin: asset,
    at: at.toISOString(),
    amount: formatUnits(amount, scale),
    balanceAfter: balanceAfter === null ? null : formatUnits(balanceAfter, scale),
  };
}
