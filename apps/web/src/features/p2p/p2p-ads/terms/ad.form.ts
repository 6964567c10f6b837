import {
  type AdConditions,
  type AdSide,
  type AdTerms,
  type MyAd,
  noConditions,
  type Pricing,
} from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { amountOf } from '@peerbourse/rules/amounts/amount-range';
import { formatUnits, isLess, parseUnits } from '@peerbourse/rules/money';
import { floatingPrice, p2pPriceScale } from '@peerbourse/rules/p2p-price';

/** Conditions that are numbers; in the form each is what was typed, and nothing asks for nothing. */
export const countedConditions = ['minJoinDays', 'minOrders', 'maxOrders', 'minRatePercent', 'minRatingPercent', 'perUserLimit'] as const;
export type CountedCondition = (typeof countedConditions)[number];

/** An ad as it is being written. Amounts are what stands in their fields. */
export interface AdDraft extends Record<CountedCondition, string> {
  side: AdSide;
  coin: string;
  fiat: string;
  priceType: 'fixed' | 'floating';
  price: string;
  /** Percent of the reference, above or below it. */
  premium: string;
  premiumSide: 'above' | 'below';
  quantity: string;
  minAmount: string;
  maxAmount: string;
  /** The first that the currency offers, until another is chosen. */
  payMinutes: number | null;
  /** Accounts for a sell ad, kinds for a buy ad. */
  methods: string[];
  /** Nobody has chosen yet, so they are the writer's usual ones. */
  hasUsualMethods: boolean;
  wantsAcceptance: boolean;
  remark: string;
  autoReply: string;
  /** Files that were sent ahead. */
  pictures: string[];
  needsEmail: boolean;
  needsPhone: boolean;
  minHolding: string;
  countries: string[];
  excludesMerchants: boolean;
  isOnline: boolean;
  isHidden: boolean;
}

export function emptyDraft({ side, coin, fiat }: Pick<AdDraft, 'side' | 'coin' | 'fiat'>): AdDraft {
  return {
    side,
    coin,
    fiat,
    priceType: 'floating',
    price: '',
    premium: '',
    premiumSide: side === 'sell' ? 'above' : 'below',
    quantity: '',
    minAmount: '',
    maxAmount: '',
    payMinutes: null,
    methods: [],
    hasUsualMethods: true,
    wantsAcceptance: false,
    remark: '',
    autoReply: '',
    pictures: [],
    ...typedConditions(noConditions),
    isOnline: true,
    isHidden: false,
  };
}

/** An ad as a pattern for another one: as much as is left of it, or all of it once nothing is. */
export function copyOfAd(ad: MyAd): AdDraft {
  const draft = draftOfAd(ad);
  return { ...draft, quantity: draft.quantity || ad.quantity, pictures: [] };
}

/** An ad that is there already, to be changed; what it offers is what is left of it. */
export function draftOfAd(ad: MyAd): AdDraft {
  const { side, coinCode, fiatCode, pricing } = ad;
  const empty = emptyDraft({ side, coin: coinCode, fiat: fiatCode });
  return {
    ...empty,
    ...(pricing.priceType === 'fixed' ? { priceType: 'fixed', price: pricing.price } : typedPremium(pricing.premiumPpm)),
    quantity: isLess('0', ad.remaining) ? ad.remaining : '',
    minAmount: ad.minAmount,
    maxAmount: ad.maxAmount,
    payMinutes: ad.payMinutes,
    methods: side === 'sell' ? ad.userPaymethodIds : ad.paymethods.map(({ paymethodId }) => paymethodId),
    hasUsualMethods: false,
    wantsAcceptance: ad.wantsAcceptance,
    remark: ad.remark,
    autoReply: ad.autoReply,
    pictures: ad.pictures.map(({ fileId }) => fileId),
    ...typedConditions(ad.conditions),
    isHidden: ad.isHidden,
  };
}

/** Percent with four decimals are millionths. */
export const percentScale = 4;

function typedPremium(ppm: number): Pick<AdDraft, 'priceType' | 'premium' | 'premiumSide'> {
  return {
    priceType: 'floating',
    premium: formatUnits(BigInt(Math.abs(ppm)), percentScale),
    premiumSide: ppm < 0 ? 'below' : 'above',
  };
}

function typedConditions(conditions: AdConditions) {
  const { needsEmail, needsPhone, minHolding, countries, excludesMerchants } = conditions;
  const counted = Object.fromEntries(countedConditions.map((name) => [name, conditions[name] === null ? '' : String(conditions[name])]));
  return {
    ...(counted as Record<CountedCondition, string>),
    needsEmail,
    needsPhone,
    minHolding: minHolding ?? '',
    countries: [...countries],
    excludesMerchants,
  };
}

/** Another market: what belonged to the first one is asked for again. */
export function withMarket(draft: AdDraft, market: Partial<Pick<AdDraft, 'side' | 'coin' | 'fiat'>>): AdDraft {
  const next = { ...draft, ...market };
  const isOtherFiat = next.fiat !== draft.fiat;
  const isOtherCoin = next.coin !== draft.coin;
  return {
    ...next,
    ...(isOtherFiat || isOtherCoin ? { price: '' } : {}),
    ...(isOtherCoin ? { quantity: '', minHolding: '' } : {}),
    ...(isOtherFiat ? { minAmount: '', maxAmount: '', payMinutes: null } : {}),
    ...(isOtherFiat || next.side !== draft.side ? { methods: [], hasUsualMethods: true } : {}),
    ...(next.side !== draft.side && draft.premium === '' ? { premiumSide: next.side === 'sell' ? 'above' : 'below' } : {}),
  };
}

/** Millionths of the reference, below zero for a discount; undefined while nothing is typed. */
export function premiumPpm({ premium, premiumSide }: Pick<AdDraft, 'premium' | 'premiumSide'>): bigint | undefined {
  const percent = amountOf(premium);
  if (percent === undefined) return undefined;
  const ppm = parseUnits(percent, percentScale);
  return premiumSide === 'below' ? -ppm : ppm;
}

type PriceDraft = Pick<AdDraft, 'priceType' | 'price' | 'premium' | 'premiumSide'>;

export function pricingOf(draft: PriceDraft): Pricing | undefined {
  if (draft.priceType === 'floating') {
    const ppm = premiumPpm(draft);
    return ppm === undefined ? undefined : { priceType: 'floating', premiumPpm: Number(ppm) };
  }
  const price = amountOf(draft.price);
  return price !== undefined && isLess('0', price) ? { priceType: 'fixed', price } : undefined;
}

/** What somebody would pay now; undefined without a price, or without the reference that it follows. */
export function priceNow(draft: PriceDraft, reference: string | undefined): string | undefined {
  const pricing = pricingOf(draft);
  if (pricing?.priceType === 'fixed') return pricing.price;
  if (!pricing || reference === undefined) return undefined;
  return formatUnits(floatingPrice(parseUnits(reference, p2pPriceScale), BigInt(pricing.premiumPpm)), p2pPriceScale);
}

export function conditionsOf(draft: AdDraft): AdConditions {
  const { needsEmail, needsPhone, countries, excludesMerchants } = draft;
  const counted = Object.fromEntries(countedConditions.map((name) => [name, draft[name] === '' ? null : Number(draft[name])]));
  const holding = amountOf(draft.minHolding);
  return {
    ...(counted as Record<CountedCondition, number | null>),
    needsEmail,
    needsPhone,
    minHolding: holding !== undefined && isLess('0', holding) ? holding : null,
    countries,
    excludesMerchants,
  };
}

/** What is sent; undefined while something is missing that the server cannot do without. */
export function termsOf(draft: AdDraft, defaultMinutes: number | undefined): AdTerms | undefined {
  const pricing = pricingOf(draft);
  const [quantity, minAmount, maxAmount] = [draft.quantity, draft.minAmount, draft.maxAmount].map(amountOf);
  const payMinutes = draft.payMinutes ?? defaultMinutes;
  if (!pricing || quantity === undefined || minAmount === undefined || maxAmount === undefined || payMinutes === undefined)
    return undefined;
  return {
    pricing,
    quantity,
    minAmount,
    maxAmount,
    payMinutes,
    userPaymethodIds: draft.side === 'sell' ? draft.methods : [],
    paymethodIds: draft.side === 'buy' ? draft.methods : [],
    wantsAcceptance: draft.wantsAcceptance,
    remark: draft.remark.trim(),
    autoReply: draft.autoReply.trim(),
    conditions: conditionsOf(draft),
    pictures: draft.pictures,
  };
}

/** More coins for sale than are left of the ad: that takes the fund password, as publishing does. */
export function offersMore({ side, remaining }: Pick<MyAd, 'side' | 'remaining'>, { quantity }: Pick<AdTerms, 'quantity'>): boolean {
  return side === 'sell' && isLess(remaining, quantity);
}
