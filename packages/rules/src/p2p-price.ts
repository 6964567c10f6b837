import { parseUnits } from './money.ts';

/**
 * Arithmetic of P2P, exact. A price has eight decimals: currency for one coin. A share is counted in millionths (ppm).
 * Fiat amounts and coin quantities are whole numbers of their smallest units.
 */
export const p2pPriceScale = 8;
export const wholePpm = 1_000_000n;

/** Five digits are enough to compare prices by, and cents are never cut off. */
const significantDigits = 5;
const minDecimals = 2;

/** How many decimals a price of this size has. */
export function priceDecimals(price: bigint): number {
  const digitsBeforePoint = price.toString().length - p2pPriceScale;
  return Math.min(p2pPriceScale, Math.max(minDecimals, significantDigits - digitsBeforePoint));
}

/** With how many decimals these prices of one pair are written, each of them whole. What is no price has no digits. */
export function priceDigits(prices: readonly string[]): number {
  const known = prices.filter((price) => /^\d+(?:\.\d+)?$/.test(price));
  return Math.max(minDecimals, ...known.map((price) => priceDecimals(parseUnits(price, p2pPriceScale))));
}

/** The price without the digits that no price has. */
export function cutPrice(price: bigint): bigint {
  const step = 10n ** BigInt(p2pPriceScale - priceDecimals(price));
  return price - (price % step);
}

/** The price of an ad that follows the reference; a premium below zero is a discount. */
export function floatingPrice(reference: bigint, premiumPpm: bigint): bigint {
  return cutPrice((reference * (wholePpm + premiumPpm)) / wholePpm);
}

/** How far a price lies from the reference, in millionths of it, cut towards zero. */
export function premiumPpmOf(price: bigint, reference: bigint): bigint {
  return ((price - reference) * wholePpm) / reference;
}

/** The same without its direction, and rounded up: it exceeds a limit exactly when the price does. */
export function ppmApart(price: bigint, reference: bigint): bigint {
  const distance = price > reference ? price - reference : reference - price;
  return ceiled(distance * wholePpm, reference);
}

/** A part of the prices around a reference; both ends belong to it. */
export interface PriceBand {
  minPpm: bigint;
  maxPpm: bigint;
}

export function isInBand(price: bigint, reference: bigint, { minPpm, maxPpm }: PriceBand): boolean {
  return price * wholePpm >= reference * minPpm && price * wholePpm <= reference * maxPpm;
}

/** The lowest and the highest price of a band that an ad can have. */
export function bandLimits(reference: bigint, { minPpm, maxPpm }: PriceBand): { lowest: bigint; highest: bigint } {
  const bottom = ceiled(reference * minPpm, wholePpm);
  return { lowest: raisedToStep(bottom), highest: cutPrice((reference * maxPpm) / wholePpm) };
}

/** What turns coins into currency and back. */
export interface Trade {
  price: bigint;
  coinScale: number;
  fiatDecimals: number;
}

/** The coins for an amount of currency. What is finer than a coin's unit stays with the seller, who gives them. */
export function quantityFor(amount: bigint, trade: Trade): bigint {
  const { coins, fiat } = weights(trade);
  return (amount * coins) / fiat;
}

/**
 * The currency for a quantity of coins: the least amount that buys it. It is rounded up, because a buyer who paid less
 * would get coins below the price, and the smallest quantities for nothing.
 */
export function amountFor(quantity: bigint, trade: Trade): bigint {
  const { coins, fiat } = weights(trade);
  return ceiled(quantity * fiat, coins);
}

/** The most currency that a quantity of coins is enough for. */
export function maxAmountFor(quantity: bigint, trade: Trade): bigint {
  const { coins, fiat } = weights(trade);
  return (quantity * fiat) / coins;
}

/** What a single order of an ad may be worth: the limits of the ad, as far as its coins last; nothing when they do not. */
export function orderLimits(
  ad: { minAmount: bigint; maxAmount: bigint; available: bigint },
  trade: Trade,
): { min: bigint; max: bigint } | undefined {
  const lasting = maxAmountFor(ad.available, trade);
  const max = lasting < ad.maxAmount ? lasting : ad.maxAmount;
  return max < ad.minAmount ? undefined : { min: ad.minAmount, max };
}

/** One unit of coin costs `fiat / coins` units of currency. */
function weights({ price, coinScale, fiatDecimals }: Trade): { coins: bigint; fiat: bigint } {
  return { coins: 10n ** BigInt(coinScale + p2pPriceScale), fiat: price * 10n ** BigInt(fiatDecimals) };
}

function ceiled(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}

function raisedToStep(price: bigint): bigint {
  const cut = cutPrice(price);
  return cut === price ? price : cut + 10n ** BigInt(p2pPriceScale - priceDecimals(price));
}
