import * as z from 'zod/mini';
import { userId } from '#ids.ts';
import { marketAd } from '#p2p/p2p-ads/ad.shape.ts';
import { savedMethod } from '#p2p/p2p-paymethods/paymethod.shape.ts';
import { decimal, moment } from '#wire.ts';

/** What others call a P2P user. */
export const encryptUserId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
export const fiatCode = z.string().check(z.regex(/^[A-Z]{3}$/));
export const nickName = z.string().check(z.minLength(1), z.maxLength(60));

/** Minutes of the day in a zone; days are bits, 1 is Monday and 64 Sunday. Past midnight when they end before they begin. */
export const businessHours = z.strictObject({
  timeZone: z.string().check(z.regex(/^[A-Za-z0-9_+/-]{1,60}$/)),
  days: z.int().check(z.gte(1), z.lte(127)),
  from: z.int().check(z.gte(0), z.lte(1_439)),
  until: z.int().check(z.gte(0), z.lte(1_440)),
});

export const restrictionKind = z.enum(['buy', 'sell', 'publish', 'all']);
/** Codes that the trader is told in words. */
export const restrictionReason = z.enum([
  'cancellations',
  'third-party-payment',
  'off-platform',
  'false-evidence',
  'price-abuse',
  'abuse',
  'identity-review',
  'authority-request',
]);

export const restrictionNo = z.string().check(z.regex(/^[1-9]\d{17,18}$/));

/** What is counted of everybody, the same way: the screens say how. */
export const figures = z.object({
  orderTotalCount: z.int(),
  buyOrderCount: z.int(),
  sellOrderCount: z.int(),
  /** Orders completed within 30 days. */
  thirtyDayTrade: z.int(),
  /** Percent of completed ones among these and those cancelled by own fault; null before the first. */
  thirtyDayRate: z.nullable(decimal),
  counterparties: z.int(),
  /** Averages over 30 days. */
  releaseSeconds: z.nullable(z.int()),
  paySeconds: z.nullable(z.int()),
  goodRatings: z.int(),
  badRatings: z.int(),
  /** Percent of good ones; null before the first. */
  goodRate: z.nullable(decimal),
  firstTradeAt: z.nullable(moment),
});

/** The face of a P2P user in every list. */
export const traderFace = z.object({
  encryptUserId,
  nickName: z.string(),
  headColor: z.string(),
  /** 1 is a seller, that is a merchant. */
  userType: z.int(),
  /** 1 is a verified business, 2 is not. */
  kybFlag: z.int(),
  /** Empty unless its owner shows it. */
  country: z.string(),
  isOnline: z.boolean(),
});

export const publicTrader = z.extend(traderFace, figures.shape);

/** A P2P user in the lists of staff: what the market sees, and what staff have decided. Why they did is in the profile. */
export const listedTrader = z.extend(publicTrader, {
  userId,
  since: moment,
  mayPublish: z.boolean(),
  /** What is held back now. */
  heldBack: z.array(restrictionKind),
});

export const traderPage = z.extend(publicTrader, {
  since: moment,
  isYou: z.boolean(),
  isFollowed: z.boolean(),
  /** Who of the two does not want to trade with the other. */
  block: z.nullable(z.enum(['by-you', 'by-them'])),
  ads: z.object({ buy: z.array(marketAd), sell: z.array(marketAd) }),
});

/** Before there is a profile, counters are a dash and there is no id. */
const counter = z.string().check(z.regex(/^(?:-|\d+)$/));

/** One's own profile: the fields of the specification, and what the P2P centre shows besides. */
export const otcUser = z.object({
  userId: z.optional(userId),
  encryptUserId: z.optional(encryptUserId),
  nickName: z.string(),
  headColor: z.string(),
  userType: z.int(),
  isOnline: z.boolean(),
  smsEnable: z.boolean(),
  rapidAdEnable: z.boolean(),
  orderTotalCount: counter,
  buyOrderCount: counter,
  sellOrderCount: counter,
  thirtyDayTrade: counter,
  isCheckMobile: z.boolean(),
  isOpen: z.boolean(),
  fiatPreference: z.string(),
  showCountryFlag: z.boolean(),
  kybFlag: z.int(),
  isRelieveBusinessFlag: z.boolean(),
  /** 1 is chosen, 2 is not yet. */
  nickNameState: z.int(),
  tgBindFlag: z.boolean(),
  tgNickName: z.string(),
  tgAvatar: z.string(),
  /** '1' for people whose name was verified in mainland China; a merchant among them is a China seller. */
  areaId: z.string(),
  isChinaSeller: z.boolean(),
  /** When the name may be changed again; null when it may be now. */
  nickNameFreeAt: z.nullable(moment),
  acceptedTermsVersion: z.nullable(z.int()),
  termsAcceptedAt: z.nullable(moment),
  currentTermsVersion: z.int(),
  figures: z.nullable(figures),
  mayPublish: z.boolean(),
  isPaused: z.boolean(),
  businessHours: z.nullable(businessHours),
  isAtWork: z.boolean(),
  restrictions: z.array(z.object({ kind: restrictionKind, reason: restrictionReason, until: z.nullable(moment) })),
});
export type OtcUser = z.output<typeof otcUser>;

export const ownTrader = z.extend(otcUser, { respPaymethodList: z.array(savedMethod) });

/** One-time switches: which tips somebody has seen, and whether the risk quiz is done. */
export const tip = z.enum([
  'hall-tour',
  'quick-tour',
  'risk-quiz',
  'never-cancel-after-paying',
  'third-party-payment',
  'release-checklist',
  'publish-tour',
  'merchant-benefits',
]);
