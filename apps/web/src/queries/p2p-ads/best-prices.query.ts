import { bestPrices } from '@peerbourse/contract/p2p/p2p-ads/market/best-prices';
import { sharedQueryOf } from '#base/api/query.ts';

/** The part that shows them says itself when they do not come. */
export const bestPricesQuery = (coinCode: string) =>
  sharedQueryOf(bestPrices, { coinCode }, { staleMs: 30_000, refreshMs: 60_000, meta: { showToast: false } });
