import { currentPrices } from '#modules/core/rates/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { selectPairs } from './shard.table.ts';

/** Of reference prices. */
const priceDecimals = 8;

/**
 * What prices of a market are compared with, in ticks: the reference price while it is fresh, else the average of its own trades of five
 * minutes. Without either it is 0, and nobody may take.
 */
export async function referenceTicks(db: Db, symbols: readonly string[]): Promise<Map<string, number>> {
  if (symbols.length === 0) return new Map();
  const [pairs, { prices }, staleAfter] = await Promise.all([
    selectPairs(db, symbols),
    currentPrices(db),
    readSetting(db, 'rates.staleAfterSeconds'),
  ]);
  const fresh = new Map(
    prices.filter(({ age_seconds }) => age_seconds <= staleAfter).map((row) => [`${row.base}/${row.quote}`, row.price]),
  );
  return new Map(
    pairs.map(({ symbol, base, quote, priceScale, average }) => {
      const price = fresh.get(`${base}/${quote}`);
      return [symbol, price === undefined ? (average ?? 0) : tickOf(price, priceScale)];
    }),
  );
}

function tickOf(price: bigint, priceScale: number): number {
  const scale = priceScale - priceDecimals;
  return Number(scale >= 0 ? price * 10n ** BigInt(scale) : price / 10n ** BigInt(-scale));
}
