import { p2pConfigDefaults } from '@peerbourse/rules/p2p-config';
import * as z from 'zod/mini';
import { localeCodes } from '#locales.ts';

/** The currencies that people pay with. Each has a row in the configuration, so a slip of the pen cannot close one unnoticed. */
export const p2pFiatCodes = [
  'USD',
  'KRW',
  'JPY',
  'VND',
  'RUB',
  'EUR',
  'TRY',
  'CNY',
  'TWD',
  'IDR',
  'PHP',
  'HKD',
  'THB',
  'GBP',
  'CAD',
  'BRL',
  'PLN',
  'UAH',
  'UZS',
  'AED',
  'SAR',
  'EGP',
  'NGN',
  'INR',
  'KZT',
  'MXN',
  'ARS',
  'COP',
] as const;
export type P2pFiatCode = (typeof p2pFiatCodes)[number];

export const p2pCoinCodes = ['USDT', 'BTC', 'ETH', 'SOL', 'XRP', 'BNB', 'USDC', 'TON'] as const;

const count = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const wholeAmount = z.string().check(z.regex(/^[1-9]\d{0,12}$/));
const usdtAmount = z.string().check(z.regex(/^(?:0|[1-9]\d{0,6})$/));
const timeOfDay = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));
const address = z.string().check(z.maxLength(300), z.regex(/^(?:$|\/(?!\/)|https:\/\/)\S*$/));

/** Millionths of the reference price: 900000 to 1100000 is ten percent to both sides. The reference itself always lies inside. */
const below = count(500_000, 1_000_000);
const above = count(1_000_000, 2_000_000);
export const p2pBands = z
  .strictObject({ fixedMinPpm: below, fixedMaxPpm: above, floatMinPpm: below, floatMaxPpm: above })
  .check(z.refine((bands) => bands.fixedMinPpm < bands.fixedMaxPpm && bands.floatMinPpm < bands.floatMaxPpm, { path: ['fixedMaxPpm'] }));

/** What the P2P configuration of the specification holds, but for what is kept elsewhere: the bands and the exports of a month. */
export const p2pGeneral = z.strictObject({
  addPayCount: count(1, 100),
  applyBusinessFileCount: count(1, 20),
  applyBusinessUsdt: usdtAmount,
  dayCancellOrderNum: count(1, 100),
  startTime: timeOfDay,
  endTime: timeOfDay,
  advRemarkNum: count(0, 200),
  advImageNum: count(0, 10),
  tradeLimitLink: address,
  fundProveLimit: count(1, 20),
  identityProveLimit: count(1, 20),
  cnApplyBusinessFileUrl: address,
  cnApplyBusinessMarginAmount: usdtAmount,
  videoSize: count(1, 100),
});

/** What somebody must have done before their ad may stand in the hall. */
const adRight = z.strictObject({
  accountDays: count(0, 3650),
  orders: count(0, 10_000),
  completionPercent: count(0, 100),
  counterparties: count(0, 10_000),
});

/** How much an ad may carry, and who may publish one. */
export const p2pAdRules = z.strictObject({
  methodsPerAd: count(1, 20),
  remarkLength: count(0, 5_000),
  autoReplyLength: count(0, 5_000),
  editsPerFiveMinutes: count(1, 1_000),
  adsPerPairAndSide: count(1, 100),
  publicAdsOfNonMerchants: count(0, 100),
  openOrdersOfNonMerchants: count(1, 100),
  idleDays: count(1, 365),
  sellAds: adRight,
  buyAds: adRight,
});

/** One currency. Amounts are whole, and limits of a single order; without bands of its own it has the usual ones. */
const fiatRow = z
  .strictObject({
    isOpen: z.boolean(),
    payWindows: z.array(count(5, 180)).check(
      z.minLength(1),
      z.maxLength(8),
      z.refine((minutes) => minutes.every((each, i) => i === 0 || each > (minutes[i - 1] as number))),
    ),
    bands: z.nullable(p2pBands),
    minAmount: wholeAmount,
    maxAmount: wholeAmount,
    isFeeFree: z.boolean(),
  })
  .check(z.refine(({ minAmount, maxAmount }) => isLess(minAmount, maxAmount), { path: ['maxAmount'] }));

/** What is no amount has been refused for that already, and cannot be compared. */
function isLess(least: string, most: string): boolean {
  return ![least, most].every((amount) => wholeAmount.safeParse(amount).success) || BigInt(least) < BigInt(most);
}

/** Fees are taken in the coin, in millionths of the quantity, at most two percent. */
const coinRow = z.strictObject({ isOpen: z.boolean(), buyFeePpm: count(0, 20_000), sellFeePpm: count(0, 20_000) });

export const p2pFiatRows = z.record(z.enum(p2pFiatCodes), fiatRow);
export const p2pCoinRows = z.record(z.enum(p2pCoinCodes), coinRow);

/** Stopped is never without words in English; other languages fall back to them. */
export const p2pMarket = z
  .strictObject({ isOpen: z.boolean(), notes: z.partialRecord(z.enum(localeCodes), z.string().check(z.maxLength(600))) })
  .check(z.refine(({ isOpen, notes }) => isOpen || (notes.en ?? '') !== '', { path: ['notes'] }));

export const p2pGeneralDefault: z.output<typeof p2pGeneral> = {
  addPayCount: 10,
  applyBusinessFileCount: 5,
  applyBusinessUsdt: '500',
  dayCancellOrderNum: 3,
  startTime: '00:00',
  endTime: '24:00',
  ...p2pConfigDefaults,
  tradeLimitLink: '',
  fundProveLimit: 3,
  identityProveLimit: 3,
  cnApplyBusinessFileUrl: '',
  cnApplyBusinessMarginAmount: '500',
};

export const p2pBandsDefault: z.output<typeof p2pBands> = {
  fixedMinPpm: 900_000,
  fixedMaxPpm: 1_100_000,
  floatMinPpm: 900_000,
  floatMaxPpm: 1_100_000,
};

export const p2pAdRulesDefault: z.output<typeof p2pAdRules> = {
  methodsPerAd: 5,
  remarkLength: 900,
  autoReplyLength: 1_000,
  editsPerFiveMinutes: 10,
  adsPerPairAndSide: 2,
  publicAdsOfNonMerchants: 1,
  openOrdersOfNonMerchants: 5,
  idleDays: 30,
  sellAds: { accountDays: 7, orders: 1, completionPercent: 80, counterparties: 0 },
  buyAds: { accountDays: 30, orders: 20, completionPercent: 80, counterparties: 10 },
};

export const p2pFiatRowsDefault = Object.fromEntries(
  p2pFiatCodes.map((fiat) => {
    const [minAmount, maxAmount] = startingAmounts()[fiat];
    return [fiat, { isOpen: true, payWindows: [15, 20, 30, 60], bands: null, minAmount, maxAmount, isFeeFree: false }];
  }),
) as z.output<typeof p2pFiatRows>;

export const p2pCoinRowsDefault = Object.fromEntries(
  p2pCoinCodes.map((coin) => [coin, { isOpen: true, buyFeePpm: 0, sellFeePpm: 0 }]),
) as z.output<typeof p2pCoinRows>;

/** Round figures near 10 and 50,000 US dollars. */
function startingAmounts(): Record<P2pFiatCode, readonly [least: string, most: string]> {
  return {
    USD: ['10', '50000'],
    KRW: ['10000', '70000000'],
    JPY: ['1000', '8000000'],
    VND: ['200000', '1300000000'],
    RUB: ['1000', '5000000'],
    EUR: ['10', '50000'],
    TRY: ['400', '2000000'],
    CNY: ['50', '350000'],
    TWD: ['300', '1600000'],
    IDR: ['100000', '800000000'],
    PHP: ['500', '3000000'],
    HKD: ['50', '400000'],
    THB: ['300', '1700000'],
    GBP: ['10', '40000'],
    CAD: ['10', '70000'],
    BRL: ['50', '300000'],
    PLN: ['50', '200000'],
    UAH: ['400', '2000000'],
    UZS: ['100000', '600000000'],
    AED: ['30', '180000'],
    SAR: ['30', '180000'],
    EGP: ['500', '2500000'],
    NGN: ['15000', '75000000'],
    INR: ['800', '4000000'],
    KZT: ['5000', '25000000'],
    MXN: ['200', '1000000'],
    ARS: ['10000', '50000000'],
    COP: ['40000', '200000000'],
  };
}
