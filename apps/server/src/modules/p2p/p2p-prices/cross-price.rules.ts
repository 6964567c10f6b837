/** A price in units of 10^-8 of the currency for one coin. */
export interface P2pReference {
  units: bigint;
  /** Of what was multiplied: one id, or both with a plus between them. */
  priceId: string;
  at: Date;
  isStale: boolean;
  sources: number;
}

export type PartPrice = P2pReference;

const one = 10n ** 8n;

/**
 * The coin in USDT times USDT in the currency. It is as old, as stale and as widely agreed as the weaker of both. What is
 * finer than a unit is cut off once, at the end; a price that would vanish by that is none.
 */
export function crossPrice(inUsdt: PartPrice | undefined, inFiat: PartPrice | undefined): P2pReference | undefined {
  if (!inUsdt || !inFiat) return undefined;
  const units = (inUsdt.units * inFiat.units) / one;
  if (units === 0n) return undefined;
  return {
    units,
    priceId: `${inUsdt.priceId}+${inFiat.priceId}`,
    at: inUsdt.at < inFiat.at ? inUsdt.at : inFiat.at,
    isStale: inUsdt.isStale || inFiat.isStale,
    sources: Math.min(inUsdt.sources, inFiat.sources),
  };
}
