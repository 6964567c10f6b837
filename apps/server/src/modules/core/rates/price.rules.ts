export interface Observation {
  pair: string;
  /** Units of 10^-8 of the quote. */
  price: bigint;
  observedAt: Date;
}

/** Where prices come from. A source answers what it knows now, or throws; it never answers half a price. */
export interface PriceSource {
  name: string;
  observe(pairs: readonly string[], now: Date): Promise<Observation[]>;
}

/** One source's word about a pair. */
export interface SourcedPrice {
  source: string;
  price: bigint;
}

export interface AgreedPrice {
  price: bigint;
  sources: number;
}

/**
 * The median of the sources that agree. A source further from the median than the tolerance is left out; when most of
 * them disagree there is no price rather than a doubtful one.
 */
export function agreedPrice(quotes: readonly SourcedPrice[], tolerancePercent: number): AgreedPrice | undefined {
  if (quotes.length === 0) return undefined;
  const middle = median(quotes.map((quote) => quote.price));
  const near = quotes.filter((quote) => isWithin(quote.price, middle, tolerancePercent));
  if (near.length * 2 <= quotes.length) return undefined;
  return { price: median(near.map((quote) => quote.price)), sources: near.length };
}

export function isWithin(price: bigint, reference: bigint, percent: number): boolean {
  const distance = price > reference ? price - reference : reference - price;
  return distance * 1_000_000n <= reference * BigInt(Math.round(percent * 10_000));
}

function median(prices: readonly bigint[]): bigint {
  const sorted = prices.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const upper = sorted[sorted.length >> 1] as bigint;
  if (sorted.length % 2 === 1) return upper;
  return ((sorted[(sorted.length >> 1) - 1] as bigint) + upper) / 2n;
}
