import type { MarketAd } from '@peerbourse/contract/p2p-ads/ad.shape';
import { referencePrices } from '#modules/p2p-prices/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Actor } from '#platform/http/session-gate.ts';
import { priceOf } from '../ad-price.rules.ts';
import { takerBehind } from './ad-list.ts';
import { lookAtAds } from './look-at-ads.ts';
import { listedRowsOf } from './market-ad.table.ts';

/** More than limits allow. */
const most = 100;

/** What an advertiser has in the market now, both sides, as this visitor sees it. */
export async function liveAdsOf(db: Db, accountId: string, viewer: Actor = { kind: 'guest' }): Promise<MarketAd[]> {
  const referenceOf = await referencePrices(db);
  const ads: MarketAd[] = [];
  for (const row of await listedRowsOf(db, accountId, most)) {
    const reference = referenceOf(row.coin, row.fiat);
    const price = priceOf(row, reference);
    if (price === undefined || !row.isTakeable) continue;
    const taker = await takerBehind(db, viewer, row.coin, row.fiat);
    ads.push(...(await lookAtAds(db, [{ row, price }], reference, { taker })));
  }
  return ads;
}
