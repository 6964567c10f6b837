import type { AccountId } from '@peerbourse/contract/ids';
import type { AdConditions, HiddenReason, MyAd, Pricing } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { formatUnits } from '@peerbourse/rules/money';
import { maxAmountFor, p2pPriceScale } from '@peerbourse/rules/p2p-price';
import { p2pFiats } from '#modules/p2p/p2p-config/index.ts';
import { referencePrices } from '#modules/p2p/p2p-prices/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { must } from '#platform/refusal.ts';
import type { Ad } from './ad.table.ts';
import { priceOf, spreadOf, tradeOf } from './ad-price.rules.ts';
import { type Advertiser, advertiserOf } from './advertiser.table.ts';
import { type Paymethod, paymethodsByAd, userMethodsByAd } from './method.table.ts';
import { picturesByAd } from './pictures/picture.table.ts';

/** Ads of one owner, as the owner sees them. */
export async function myAdViews(db: Db, accountId: AccountId, ads: readonly Ad[]): Promise<MyAd[]> {
  const ids = ads.map(({ id }) => id);
  const advertiser = await advertiserOf(db, accountId);
  must(advertiser, 'whoever has ads has a profile');
  const [referenceOf, fiats, paymethods, userMethods, pictures] = await Promise.all([
    referencePrices(db),
    p2pFiats(db),
    paymethodsByAd(db, ads),
    userMethodsByAd(db, ids),
    picturesByAd(db, ids),
  ]);
  return ads.map((ad) => {
    const reference = referenceOf(ad.coin, ad.fiat);
    const price = priceOf(ad, reference);
    const most = fiats.find(({ fiat }) => fiat === ad.fiat)?.maxUnits ?? 0n;
    return {
      ...fieldsOf(ad),
      hiddenReasons: hiddenReasonsOf(ad, advertiser, price, most),
      price: price === undefined ? null : formatUnits(price, p2pPriceScale),
      spreadPpm: spreadOf(ad, price, reference),
      paymethods: paymethods.get(ad.id) ?? ([] as Paymethod[]),
      userPaymethodIds: userMethods.get(ad.id) ?? [],
      pictures: pictures.get(ad.id) ?? [],
    };
  });
}

export async function myAdView(db: Db, ad: Ad): Promise<MyAd> {
  const [view] = await myAdViews(db, ad.accountId, [ad]);
  must(view, 'one ad has one view');
  return view;
}

function fieldsOf(ad: Ad): Omit<MyAd, 'hiddenReasons' | 'price' | 'spreadPpm' | 'paymethods' | 'userPaymethodIds' | 'pictures'> {
  const coins = (units: bigint) => formatUnits(units, ad.coinScale);
  const money = (units: bigint) => formatUnits(units, ad.fiatDecimals);
  return {
    adNo: ad.adNo,
    side: ad.side,
    coinCode: ad.coin,
    fiatCode: ad.fiat,
    fiatSymbol: ad.fiatSymbol,
    state: ad.state,
    isHidden: ad.isHidden,
    takenDownFor: ad.takenDownFor,
    pricing: pricingOf(ad),
    quantity: coins(ad.quantity),
    remaining: coins(ad.remaining),
    frozen: coins(ad.frozen),
    executed: coins(ad.executed),
    returned: coins(ad.returned),
    feePpm: ad.feePpm,
    reservedFee: coins(ad.reservedFee),
    minAmount: money(ad.minAmount),
    maxAmount: money(ad.maxAmount),
    payMinutes: ad.payMinutes,
    wantsAcceptance: ad.wantsAcceptance,
    remark: ad.remark,
    autoReply: ad.autoReply,
    conditions: conditionsOf(ad),
    version: ad.version,
    createdAt: ad.createdAt.toISOString(),
    changedAt: ad.changedAt.toISOString(),
  };
}

function pricingOf({ fixedPrice, premiumPpm }: Ad): Pricing {
  return fixedPrice === null
    ? { priceType: 'floating', premiumPpm: premiumPpm ?? 0 }
    : { priceType: 'fixed', price: formatUnits(fixedPrice, p2pPriceScale) };
}

export function conditionsOf(ad: Ad): AdConditions {
  return {
    needsEmail: ad.needsEmail,
    needsPhone: ad.needsPhone,
    minJoinDays: ad.minJoinDays,
    minOrders: ad.minOrders,
    maxOrders: ad.maxOrders,
    minRatePercent: ad.minRatePercent,
    minRatingPercent: ad.minRatingPercent,
    minHolding: ad.minHolding === null ? null : formatUnits(ad.minHolding, ad.coinScale),
    countries: ad.countries,
    excludesMerchants: ad.excludesMerchants,
    perUserLimit: ad.perUserLimit,
  };
}

/** What is kept with the ad, and what follows from its state, its owner and the market. */
function hiddenReasonsOf(ad: Ad, advertiser: Advertiser, price: bigint | undefined, marketMaxUnits: bigint): HiddenReason[] {
  const isBarred = advertiser.barredFrom.publish !== null || advertiser.barredFrom[ad.side] !== null;
  const isTooLittle = price !== undefined && maxAmountFor(ad.remaining, tradeOf(ad, price)) < ad.minAmount;
  const following: Array<[HiddenReason, boolean]> = [
    ['inactive', ad.state !== 'online'],
    ['remaining', ad.remaining === 0n],
    ['min_limit', ad.remaining > 0n && isTooLittle],
    ['max_limit', ad.maxAmount > marketMaxUnits],
    ['paused_all', advertiser.isPaused],
    ['schedule', !advertiser.isAtWork],
    ['temp_ban', isBarred || !advertiser.mayPublish],
  ];
  return [...following.filter(([, applies]) => applies).map(([reason]) => reason), ...(ad.hiddenReasons as HiddenReason[])];
}
