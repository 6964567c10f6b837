import type { Format } from '@peerbourse/rules/formats/format';
import { formatUnits, parseUnits } from '@peerbourse/rules/money';

const scale = 16;

/** Price of a coin in a currency: coin in USDT times USDT in the currency. */
export function unitPrice(priceInUsdt: string, rate: string): string {
  return formatUnits((parseUnits(priceInUsdt, scale) * parseUnits(rate, scale)) / 10n ** BigInt(scale), scale);
}

/** The same as it is shown: cut to the digits that help. */
export function priceIn(priceInUsdt: string, rate: string, format: Format): string {
  const price = unitPrice(priceInUsdt, rate);
  return format.number(price, decimalsFor(price));
}

/** Enough digits to see a small price, not so many that a large one is hard to read. */
function decimalsFor(text: string): number {
  const whole = text.split('.')[0] ?? '0';
  if (whole.length >= 5) return 0;
  return whole === '0' ? 4 : 2;
}

/** Where a price stands between the lowest and the highest of its day, from 0 to 100. */
export function placeInRange(price: string, low: string, high: string): number {
  const [at, from, to] = [price, low, high].map((text) => parseUnits(text, scale)) as [bigint, bigint, bigint];
  if (to <= from) return 50;
  const inside = at < from ? from : at > to ? to : at;
  return Number(((inside - from) * 100n) / (to - from));
}
