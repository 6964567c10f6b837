import { sellableAmount } from '@peerbourse/contract/p2p/p2p-users/sellable-amount';
import { queryOf } from '#base/api/query.ts';

export const sellableAmountQuery = (coinCode: string) =>
  queryOf(sellableAmount, { coinCode }, { staleMs: 10_000, meta: { showToast: false } });
