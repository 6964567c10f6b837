import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { priceLadder } from '@peerbourse/contract/p2p/p2p-ads/market/price-ladder';
import { type Query, queryOf } from '#base/api/query.ts';

export function priceLadderQuery(market: CallInput<typeof priceLadder>): Query<CallOutput<typeof priceLadder>> {
  return queryOf(priceLadder, market, { staleMs: 5_000, refreshMs: 10_000, meta: { showToast: false } });
}
