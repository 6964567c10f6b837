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
