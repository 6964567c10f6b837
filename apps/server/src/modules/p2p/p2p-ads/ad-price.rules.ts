import { floatingPrice, ppmApart, premiumPpmOf, type Trade, wholePpm } from '@peerbourse/rules/p2p-price';

interface Priced {
  fixedPrice: bigint | null;
  premiumPpm: number | null;
}

interface Reference {
  units: bigint;
  isStale: boolean;
}

/** What a coin costs in this ad now; nothing while the price that it follows is unknown or too old. */
export function priceOf({ fixedPrice, premiumPpm }: Priced, reference: Reference | undefined): bigint | undefined {
  if (fixedPrice !== null) return fixedPrice;
  return reference && !reference.isStale ? floatingPrice(reference.units, BigInt(premiumPpm ?? 0)) : undefined;
}

/**
 * Distance from the reference in millionths of it; nothing without a price on both sides. A price that follows keeps the distance that its
 * advertiser typed: measured back from digits that were cut, 0.50 would read 0.49.
 */
export function spreadOf({ fixedPrice, premiumPpm }: Priced, price: bigint | undefined, reference: Reference | undefined): number | null {
  if (price === undefined || !reference) return null;
  return fixedPrice === null ? premiumPpm : Number(premiumPpmOf(price, reference.units));
}

/** How far a price is from the reference, to either side. */
export function distancePpm({ fixedPrice, premiumPpm }: Priced, reference: Reference): number {
  return fixedPrice === null ? Math.abs(premiumPpm ?? 0) : Math.min(Number(ppmApart(fixedPrice, reference.units)), maxDistancePpm);
}

/** A hundred times the reference: more says nothing more, and a column holds it. */
const maxDistancePpm = 100_000_000;

export function tradeOf({ coinScale, fiatDecimals }: { coinScale: number; fiatDecimals: number }, price: bigint): Trade {
  return { price, coinScale, fiatDecimals };
}

/** The largest quantity that can be offered, its fee included, out of what somebody has. */
export function maxWithFee(held: bigint, feePpm: bigint): bigint {
  const cut = (held * wholePpm) / (wholePpm + feePpm);
  // The fee is cut as well, which may leave room for one unit more.
  const more = cut + 1n;
  return more + (more * feePpm) / wholePpm <= held ? more : cut;
}
