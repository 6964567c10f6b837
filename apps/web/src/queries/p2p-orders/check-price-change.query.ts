import type { CallOutput } from '@peerbourse/contract/call';
import { checkPriceChange } from '@peerbourse/contract/p2p/p2p-orders/checks/check-price-change';
import { type Query, queryOf } from '#base/api/query.ts';

/** Asked again while somebody is filling in how much: the price must not change behind their back. */
export function checkPriceChangeQuery(adNo: string, price: string): Query<CallOutput<typeof checkPriceChange>> {
  return queryOf(checkPriceChange, { adNo, price }, { staleMs: 5_000, refreshMs: 10_000, meta: { showToast: false, isPrivate: true } });
}
