import type { AccountId } from '@peerbourse/contract/ids';
import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { openPairs } from '#modules/p2p/p2p-config/index.ts';
import { referencePrices } from '#modules/p2p/p2p-prices/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Actor } from '#platform/http/session-gate.ts';
import { priceOf } from '../ad-price.rules.ts';
import { takerBehind } from './ad-list.ts';
import { listedRowsOf } from './market-ad.table.ts';
import { visibleAds } from './visible-ads.ts';

/** More than limits allow. */
const most = 100;

/** What an advertiser has in the market now, both sides, as this visitor sees it. */
export async function liveAdsOf(db: Db, accountId: AccountId, viewer: Actor = { kind: 'guest' }): Promise<MarketAd[]> {
  const [referenceOf, isOpen] = await Promise.all([referencePrices(db), openPairs(db)]);
  const rows = (await listedRowsOf(db, accountId, most)).filter((row) => row.isTakeable && isOpen(row.coin, row.fiat));
  const ads: MarketAd[] = [];
  // The visitor is looked up once for each coin and currency, not for each ad.
  for (const pair of new Set(rows.map(pairOf))) {
    const ofPair = rows.filter((row) => pairOf(row) === pair);
    const { coin, fiat } = ofPair[0] as (typeof rows)[number];
    const reference = referenceOf(coin, fiat);
    const priced = ofPair.flatMap((row) => {
      const price = priceOf(row, reference);
      return price === undefined ? [] : [{ row, price }];
    });
    ads.push(...(await visibleAds(db, priced, reference, { taker: await takerBehind(db, viewer, coin, fiat) })));
  }
  const places = new Map(rows.map(({ adNo }, place) => [adNo, place]));
  return ads.toSorted((one, other) => (places.get(one.adNo) ?? 0) - (places.get(other.adNo) ?? 0));
}

function pairOf({ coin, fiat }: { coin: string; fiat: string }): string {
  return `${coin}-${fiat}`;
}
