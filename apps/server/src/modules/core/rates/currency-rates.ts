import { displayFiats } from '#modules/core/reference/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { refuse } from '#platform/refusal.ts';
import { currentPrices } from './rate.table.ts';
import { decimalPrice } from './rate.view.ts';

/** The display currencies that have a price, in their order. */
export async function currencyRates(db: Db) {
  const [fiats, { prices }] = await Promise.all([displayFiats(db), currentPrices(db)]);
  const byPair = new Map(prices.map((row) => [row.pair, row.price]));
  const rows = fiats.flatMap(({ fiat, symbol, country }) => {
    const value = `usdt_${fiat.toLowerCase()}`;
    const price = byPair.get(value);
    return price === undefined ? [] : [{ symbol, name: fiat, value, type: 1, showName: fiat, rate: decimalPrice(price), country }];
  });
  if (rows.length === 0) throw refuse('rates.no-price');
  return rows;
}
