import type { CallOutput } from '@peerbourse/contract/call';
import { referencePrice } from '@peerbourse/contract/p2p/p2p-prices/reference-price';
import { type Query, sharedQueryOf } from '#base/api/query.ts';

export function referencePriceQuery(coinCode: string, fiatCode: string): Query<CallOutput<typeof referencePrice>> {
  return sharedQueryOf(referencePrice, { coinCode, fiatCode }, { staleMs: 5_000, refreshMs: 15_000, meta: { showToast: false } });
}
