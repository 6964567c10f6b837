import type { AdSort } from '@peerbourse/contract/p2p/p2p-ads/market/ad-list';
import { orderLimits } from '@peerbourse/rules/p2p-price';
import { tradeOf } from '../ad-price.rules.ts';
import type { FoundAd } from './find-ads.ts';

type Order = (one: FoundAd, other: FoundAd) => number;

const orders: Readonly<Record<Exclude<AdSort, 'price'>, Order>> = {
  completion: (one, other) => completion(other) - completion(one) || other.row.completed30d - one.row.completed30d,
  speed: (one, other) => seconds(one) - seconds(other),
  limit: (one, other) => compare(most(other), most(one)),
};

/** The same ads in another order. They come by price, and stay so where the order makes no difference. */
export function rankAds(ads: readonly FoundAd[], sort: Exclude<AdSort, 'price'>): FoundAd[] {
  return ads.toSorted(orders[sort]);
}

/** In millionths. Whoever has completed nothing comes last. */
function completion({ row: { completed30d, cancelled30d } }: FoundAd): number {
  return completed30d === 0 ? -1 : Math.floor((completed30d * 1_000_000) / (completed30d + cancelled30d));
}

/** A seller's speed is how soon coins are released, a buyer's how soon they pay. */
function seconds({ row }: FoundAd): number {
  return (row.side === 'sell' ? row.releaseSeconds : row.paySeconds) ?? Number.MAX_SAFE_INTEGER;
}

/** What can be traded at most, in minor units of the currency. */
function most({ row, price }: FoundAd): bigint {
  const { minAmount, maxAmount, remaining: available } = row;
  return orderLimits({ minAmount, maxAmount, available }, tradeOf(row, price))?.max ?? 0n;
}

function compare(one: bigint, other: bigint): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
