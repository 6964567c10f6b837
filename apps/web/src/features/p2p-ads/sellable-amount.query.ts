import type { CallOutput } from '@peerbourse/contract/call';
import { sellableAmount } from '@peerbourse/contract/p2p-users/sellable-amount';
import { type Query, queryOf } from '#api/query.ts';

export function sellableAmountQuery(coinCode: string): Query<CallOutput<typeof sellableAmount>> {
  return queryOf(sellableAmount, { coinCode }, { staleMs: 15_000, meta: { showToast: false } });
}
