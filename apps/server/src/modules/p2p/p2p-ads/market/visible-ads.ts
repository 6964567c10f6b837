import type { EligibilityReason, MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { formatUnits } from '@peerbourse/rules/money';
import { orderLimits } from '@peerbourse/rules/p2p-price';
import { blockedAmong } from '#modules/p2p/p2p-blocklist/index.ts';
import type { P2pReference } from '#modules/p2p/p2p-prices/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { tradeOf } from '../ad-price.rules.ts';
import { paymethodsByAd } from '../method.table.ts';
import { eligibilityReasons } from './eligibility.rules.ts';
import type { FoundAd } from './find-ads.ts';
import { marketAdView } from './market-ad.view.ts';
import type { Taker } from './taker.table.ts';

export interface Onlooker {
  taker: Taker | undefined;
  /** Minor units, when somebody has an amount in mind. */
  amount?: bigint | undefined;
}

/** Ads of one coin and currency as this visitor sees them, each with what speaks against taking it. */
export async function visibleAds(
  db: Db,
  ads: readonly FoundAd[],
  reference: P2pReference | undefined,
  onlooker: Onlooker,
): Promise<MarketAd[]> {
  const paymethods = await paymethodsByAd(
    db,
    ads.map(({ row }) => row),
  );
  const reasonsOf = await reasoner(db, ads, onlooker);
  return ads.map((ad) => marketAdView(ad, { reference, paymethods: paymethods.get(ad.row.id) ?? [], reasons: reasonsOf(ad) }));
}

/** Asks for the blocks between the visitor and all advertisers at once. */
export async function reasoner(
  db: Db,
  ads: readonly FoundAd[],
  { taker, amount }: Onlooker,
): Promise<(ad: FoundAd) => EligibilityReason[]> {
  const owners = [...new Set(ads.map(({ row }) => row.accountId))];
  const blocked = taker ? await blockedAmong(db, taker.accountId, owners) : new Map();
  return (ad) => [...eligibilityReasons(ad.row, taker, blocked.has(ad.row.accountId)), ...rangeReasons(ad, amount)];
}

function rangeReasons({ row, price }: FoundAd, amount: bigint | undefined): EligibilityReason[] {
  if (amount === undefined) return [];
  const limits = orderLimits({ minAmount: row.minAmount, maxAmount: row.maxAmount, available: row.remaining }, tradeOf(row, price));
  if (limits && amount >= limits.min && amount <= limits.max) return [];
  const { min, max } = limits ?? { min: row.minAmount, max: row.maxAmount };
  return [{ code: 'amount_range', params: { min: formatUnits(min, row.fiatDecimals), max: formatUnits(max, row.fiatDecimals) } }];
}
