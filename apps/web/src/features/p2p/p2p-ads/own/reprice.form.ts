import type { MyAd, Pricing } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { amountOf } from '@peerbourse/rules/amounts/amount-range';
import { formatUnits, parseUnits } from '@peerbourse/rules/money';
import { cutPrice, floatingPrice, p2pPriceScale, wholePpm } from '@peerbourse/rules/p2p-price';

/** How several ads get new prices. */
export interface RepriceDraft {
  /** All follow the reference at one distance, or each price moves by the same share of itself. */
  way: 'premium' | 'shift';
  direction: 'up' | 'down';
  /** Percent, as it stands in the field. */
  typed: string;
}

/** A percent has four decimals here: millionths. */
const percentScale = 4;

/** Millionths, below zero for down; undefined while nothing is typed. */
export function ppmOf({ direction, typed }: Pick<RepriceDraft, 'direction' | 'typed'>): bigint | undefined {
  const amount = amountOf(typed);
  if (amount === undefined) return undefined;
  const ppm = parseUnits(amount, percentScale);
  return direction === 'down' ? -ppm : ppm;
}

/** The new price of an ad; undefined where the change leads to none. */
export function newPricing({ pricing }: Pick<MyAd, 'pricing'>, draft: RepriceDraft): Pricing | undefined {
  const ppm = ppmOf(draft);
  if (ppm === undefined || ppm <= -wholePpm || ppm > maxPpm) return undefined;
  if (draft.way === 'premium') return { priceType: 'floating', premiumPpm: Number(ppm) };
  if (pricing.priceType === 'floating') return { priceType: 'floating', premiumPpm: Number(shifted(BigInt(pricing.premiumPpm), ppm)) };
  const price = cutPrice((parseUnits(pricing.price, p2pPriceScale) * (wholePpm + ppm)) / wholePpm);
  return price > 0n ? { priceType: 'fixed', price: formatUnits(price, p2pPriceScale) } : undefined;
}

/** Ten times the reference: no band reaches that far. */
const maxPpm = 10_000_000n;

/** A price that is a share of the reference moves by a share of itself. */
function shifted(premium: bigint, ppm: bigint): bigint {
  return ((wholePpm + premium) * (wholePpm + ppm)) / wholePpm - wholePpm;
}

/** What somebody would pay after it; undefined while nobody knows the reference. */
export function newPrice(pricing: Pricing, reference: string | undefined): string | undefined {
  if (pricing.priceType === 'fixed') return pricing.price;
  if (reference === undefined) return undefined;
  const units = parseUnits(reference, p2pPriceScale);
  return formatUnits(floatingPrice(units, BigInt(pricing.premiumPpm)), p2pPriceScale);
}
