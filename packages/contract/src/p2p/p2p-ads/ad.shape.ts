import * as z from 'zod/mini';
import { fileId } from '#core/files/file.shape.ts';
import { adNo } from '#ids.ts';
import { coinCode } from '#money/assets/asset.shape.ts';
import { methodName, paymethodId, userPaymethodId } from '#p2p/p2p-paymethods/paymethod.shape.ts';
import { decimal, moment, positiveDecimal } from '#wire.ts';

export const remarkNo = z.string().check(z.regex(/^[1-9]\d{17,18}$/));
export const fiatCode = z.string().check(z.regex(/^[A-Z]{3}$/));
const country = z.string().check(z.regex(/^[A-Z]{2}$/));

/** What the advertiser does; whoever takes the ad does the other thing. */
export const adSide = z.enum(['buy', 'sell']);
export type AdSide = z.output<typeof adSide>;
export const adState = z.enum(['online', 'offline', 'editing', 'completed']);
export type AdState = z.output<typeof adState>;

/** Why no list shows an ad; its owner sees them. */
export const hiddenReasons = [
  'inactive',
  'max_limit',
  'min_limit',
  'remaining',
  'paused_all',
  'approval',
  'balance',
  'daily_limit',
  'temp_ban',
  'schedule',
  'price_band',
  'method_disabled',
  'country_closed',
  'idle',
] as const;
export type HiddenReason = (typeof hiddenReasons)[number];

/** Why somebody may not take an ad. */
export const eligibilityCodes = [
  'login',
  'terms',
  'kyc',
  'email',
  'phone',
  'join_days',
  'orders_min',
  'orders_max',
  'rate',
  'rating',
  'holdings',
  'country',
  'merchants_excluded',
  'per_user_limit',
  'blocked',
  'own_ad',
  'restricted_until',
  'amount_range',
  'method',
] as const;

/** A code, and what a sentence about it needs. */
export const eligibilityReason = z.object({
  code: z.enum(eligibilityCodes),
  params: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});
export type EligibilityReason = z.output<typeof eligibilityReason>;

const premiumPpm = z.int().check(z.gte(-999_999), z.lte(10_000_000));

/** A price that stays, or one that follows the reference at a distance in millionths of it. */
export const pricing = z.discriminatedUnion('priceType', [
  z.strictObject({ priceType: z.literal('fixed'), price: positiveDecimal }),
  z.strictObject({ priceType: z.literal('floating'), premiumPpm }),
]);
export type Pricing = z.output<typeof pricing>;

/** Whom an advertiser trades with; null asks for nothing, and no country means every one. */
export const adConditions = z.strictObject({
  needsEmail: z.boolean(),
  needsPhone: z.boolean(),
  minJoinDays: z.nullable(z.int().check(z.gte(1), z.lte(3_650))),
  minOrders: z.nullable(z.int().check(z.gte(1), z.lte(1_000_000))),
  maxOrders: z.nullable(z.int().check(z.gte(0), z.lte(1_000_000))),
  minRatePercent: z.nullable(z.int().check(z.gte(1), z.lte(100))),
  minRatingPercent: z.nullable(z.int().check(z.gte(1), z.lte(100))),
  /** Of the ad's coin. */
  minHolding: z.nullable(positiveDecimal),
  countries: z.array(country).check(z.maxLength(60)),
  excludesMerchants: z.boolean(),
  perUserLimit: z.nullable(z.int().check(z.gte(1), z.lte(1_000))),
});
export type AdConditions = z.output<typeof adConditions>;

export const noConditions: AdConditions = {
  needsEmail: false,
  needsPhone: false,
  minJoinDays: null,
  minOrders: null,
  maxOrders: null,
  minRatePercent: null,
  minRatingPercent: null,
  minHolding: null,
  countries: [],
  excludesMerchants: false,
  perUserLimit: null,
};

/** What an advertiser decides, and may decide again. `quantity` is what is on offer from then on. */
export const adTerms = z.strictObject({
  pricing,
  quantity: positiveDecimal,
  minAmount: positiveDecimal,
  maxAmount: positiveDecimal,
  payMinutes: z.int().check(z.gte(1), z.lte(1_440)),
  /** Accounts that a sell ad is paid to. */
  userPaymethodIds: z.array(userPaymethodId).check(z.maxLength(20)),
  /** Ways in which a buy ad pays. */
  paymethodIds: z.array(paymethodId).check(z.maxLength(20)),
  wantsAcceptance: z.boolean(),
  remark: z.string().check(z.maxLength(5_000)),
  autoReply: z.string().check(z.maxLength(5_000)),
  conditions: adConditions,
  /** Sent ahead as files; others see them once staff have looked at them. */
  pictures: z._default(z.array(fileId).check(z.maxLength(10)), []),
});
export type AdTerms = z.output<typeof adTerms>;

export const reference = z.object({ price: decimal, priceId: z.string(), at: moment, sources: z.int(), isStale: z.boolean() });

export const adPaymethod = z.extend(methodName, {
  paymethodId,
  iconUrl: z.string(),
  rail: z.enum(['instant', 'same-day', 'slow']),
  settleMinutes: z.int(),
});

const advertiser = z.object({
  encryptUserId: z.string(),
  nickName: z.string(),
  headColor: z.string(),
  userType: z.int(),
  kybFlag: z.int(),
  /** Empty unless the advertiser shows it. */
  country: z.string(),
  isOnline: z.boolean(),
  orderTotalCount: z.int(),
  thirtyDayTrade: z.int(),
  /** Completed orders of 30 days in percent; null without any. */
  thirtyDayRate: z.nullable(decimal),
  goodRate: z.nullable(decimal),
  releaseSeconds: z.nullable(z.int()),
  paySeconds: z.nullable(z.int()),
});

/** What staff think of a picture: not yet, fine, or not. */
export const pictureState = z.enum(['waiting', 'shown', 'refused']);

/** The address is good for a minute, and for whoever asked. */
export const adPicture = z.object({ fileId, state: pictureState, url: z.string() });

/** An ad as whoever may take it sees it in a list. */
export const marketAd = z.object({
  adNo,
  side: adSide,
  coinCode,
  fiatCode,
  fiatSymbol: z.string(),
  advertiser,
  priceType: z.enum(['fixed', 'floating']),
  price: decimal,
  premiumPpm: z.nullable(z.int()),
  /** Distance from the reference, in millionths of it; null without one. */
  spreadPpm: z.nullable(z.int()),
  available: decimal,
  minAmount: decimal,
  maxAmount: decimal,
  payMinutes: z.int(),
  wantsAcceptance: z.boolean(),
  paymethods: z.array(adPaymethod),
  /** Why the visitor may not take it; empty when nothing speaks against it. */
  reasons: z.array(eligibilityReason),
});
export type MarketAd = z.output<typeof marketAd>;

export const marketAdDetail = z.extend(marketAd, {
  remark: z.string(),
  conditions: adConditions,
  reference: z.nullable(reference),
  /** What whoever takes it pays to the exchange, in millionths of the quantity. */
  takerFeePpm: z.int(),
  /** Those that staff have found fine; its owner sees all of them. */
  pictures: z.array(adPicture),
});

/** An ad as its owner sees it. */
export const myAd = z.object({
  adNo,
  side: adSide,
  coinCode,
  fiatCode,
  fiatSymbol: z.string(),
  state: adState,
  isHidden: z.boolean(),
  hiddenReasons: z.array(z.enum(hiddenReasons)),
  /** What staff gave as the reason when they took it down. */
  takenDownFor: z.nullable(z.string()),
  pricing,
  /** What somebody would pay now; null while nobody knows the reference price that it follows. */
  price: z.nullable(decimal),
  spreadPpm: z.nullable(z.int()),
  quantity: decimal,
  remaining: decimal,
  frozen: decimal,
  executed: decimal,
  returned: decimal,
  feePpm: z.int(),
  reservedFee: decimal,
  minAmount: decimal,
  maxAmount: decimal,
  payMinutes: z.int(),
  wantsAcceptance: z.boolean(),
  paymethods: z.array(adPaymethod),
  userPaymethodIds: z.array(z.string()),
  remark: z.string(),
  autoReply: z.string(),
  conditions: adConditions,
  pictures: z.array(z.object({ fileId, state: pictureState })),
  version: z.int(),
  createdAt: moment,
  changedAt: moment,
});
export type MyAd = z.output<typeof myAd>;

/** Why an ad waits for staff, the greatest risk first. */
export const reviewReasons = ['forbidden-words', 'doubtful-words', 'price', 'first-ad', 'changed-words', 'new-picture', 'new-ad'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** Why staff take an ad down; its owner reads it. */
export const takeDownReason = z.enum(['contact_data', 'off_platform', 'third_party', 'misleading', 'price', 'abuse', 'other']);
