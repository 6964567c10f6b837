import type { MainId } from '@peerbourse/contract/ids';
import type { AdSide, EligibilityReason } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import { formatUnits } from '@peerbourse/rules/money';

/** What an ad asks of whoever takes it. */
export interface Asking {
  mainId: MainId;
  side: AdSide;
  coin: string;
  coinScale: number;
  templateIds: readonly number[];
  needsEmail: boolean;
  needsPhone: boolean;
  minJoinDays: number | null;
  minOrders: number | null;
  maxOrders: number | null;
  minRatePercent: number | null;
  minRatingPercent: number | null;
  minHolding: bigint | null;
  countries: readonly string[];
  excludesMerchants: boolean;
}

/** Who wants to take it. */
export interface Asked {
  mainId: MainId;
  hasTerms: boolean;
  isMerchant: boolean;
  identityLevel: number;
  hasEmail: boolean;
  hasPhone: boolean;
  joinedDays: number;
  country: string;
  orders: number;
  completed30d: number;
  cancelled30d: number;
  goodRatings: number;
  badRatings: number;
  /** Until when: null when not barred, empty when nobody has said until when. */
  barredFrom: Record<AdSide, string | null>;
  /** What all wallets hold of the coin that is asked about. */
  holding: bigint;
  /** Ways in which they can be paid in the currency that is asked about. */
  templateIds: readonly number[];
}

type Check = (ad: Asking, taker: Asked) => Record<string, string | string[]> | undefined;

/** Each reason by its code: undefined when it does not apply, else what a sentence about it needs, and what the taker has of it. */
const checks: Readonly<Record<Exclude<EligibilityReason['code'], 'login' | 'blocked' | 'per_user_limit' | 'amount_range'>, Check>> = {
  own_ad: (ad, taker) => when(ad.mainId === taker.mainId),
  terms: (_ad, taker) => when(!taker.hasTerms),
  restricted_until: (ad, taker) => barred(taker.barredFrom[ad.side === 'sell' ? 'buy' : 'sell']),
  kyc: (_ad, taker) => when(taker.identityLevel !== verifiedLevel),
  email: (ad, taker) => when(ad.needsEmail && !taker.hasEmail),
  phone: (ad, taker) => when(ad.needsPhone && !taker.hasPhone),
  join_days: (ad, taker) => below(taker.joinedDays, ad.minJoinDays, 'days'),
  orders_min: (ad, taker) => below(taker.orders, ad.minOrders, 'orders'),
  orders_max: (ad, taker) =>
    when(ad.maxOrders !== null && taker.orders > ad.maxOrders, { orders: String(ad.maxOrders), has: String(taker.orders) }),
  rate: (ad, taker) => share(taker.completed30d, taker.cancelled30d, ad.minRatePercent),
  rating: (ad, taker) => share(taker.goodRatings, taker.badRatings, ad.minRatingPercent),
  holdings: (ad, taker) =>
    when(ad.minHolding !== null && taker.holding < ad.minHolding, {
      coin: ad.coin,
      amount: formatUnits(ad.minHolding ?? 0n, ad.coinScale),
      has: formatUnits(taker.holding, ad.coinScale),
    }),
  country: (ad, taker) => when(ad.countries.length > 0 && !ad.countries.includes(taker.country), { countries: [...ad.countries] }),
  merchants_excluded: (ad, taker) => when(ad.excludesMerchants && taker.isMerchant),
  method: (ad, taker) =>
    when(ad.side === 'buy' && !ad.templateIds.some((id) => taker.templateIds.includes(id)), { paymethodIds: ad.templateIds.map(String) }),
};

/** Everything that speaks against it, in one order; a guest is asked to log in first. */
export function eligibilityReasons(ad: Asking, taker: Asked | undefined, isBlocked: boolean): EligibilityReason[] {
  if (!taker) return [{ code: 'login', params: {} }];
  const reasons = Object.entries(checks).flatMap(([code, check]) => {
    const params = check(ad, taker);
    return params ? [{ code: code as EligibilityReason['code'], params }] : [];
  });
  return isBlocked ? [...reasons, { code: 'blocked', params: {} }] : reasons;
}

function when(applies: boolean, params: Record<string, string | string[]> = {}) {
  return applies ? params : undefined;
}

function barred(until: string | null) {
  return when(until !== null, { until: until ?? '' });
}

function below(has: number, needs: number | null, unit: string) {
  return when(needs !== null && has < needs, { [unit]: String(needs), has: String(has) });
}

/** Whoever has nothing to be judged by has not enough, and no share of their own. */
function share(good: number, bad: number, percent: number | null) {
  const all = good + bad;
  const has = all === 0 ? {} : { has: String(Math.floor((good * 100) / all)) };
  return when(percent !== null && (good === 0 || good * 100 < percent * all), { percent: String(percent), ...has });
}
