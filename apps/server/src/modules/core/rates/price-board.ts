import type { BoardRow } from '@peerbourse/contract/core/rates/rate.shape';
import { coins } from '#modules/core/reference/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { currentPrices, type DayRow, dayFigures, type PriceRow } from './rate.table.ts';
import { decimalPrice, priceView } from './rate.view.ts';

/** Every coin with its price in force, its day and its week; `seq` is where the rates channel goes on. */
export async function priceBoard(db: Db): Promise<{ seq: number; rows: BoardRow[] }> {
  const [{ seq, prices }, days, known, staleAfter] = await Promise.all([
    currentPrices(db),
    dayFigures(db),
    coins(db),
    readSetting(db, 'rates.staleAfterSeconds'),
  ]);
  const current = new Map(prices.map((row) => [row.pair, row]));
  const names = new Map(known.map(({ coin, name }) => [coin, name]));
  const rows = days.flatMap((day) => {
    const price = current.get(day.pair);
    return price ? [{ ...boardRowView(price, day, staleAfter), baseName: names.get(price.base) ?? price.base }] : [];
  });
  return { seq, rows };
}

function boardRowView(price: PriceRow, day: DayRow, staleAfterSeconds: number): Omit<BoardRow, 'baseName'> {
  return {
    ...priceView(price),
    base: price.base,
    quote: price.quote,
    isStale: price.age_seconds > staleAfterSeconds,
    shownDecimals: price.shown_decimals,
    open: decimalPrice(day.open ?? price.price),
    high: decimalPrice(day.high ?? price.price),
    low: decimalPrice(day.low ?? price.price),
    spark: shapeOf(day.spark ?? []),
  };
}

/** A sparkline needs no prices, only where each stands between the lowest and the highest. */
function shapeOf(closes: readonly bigint[]): number[] {
  const low = closes.reduce((least, close) => (close < least ? close : least), closes[0] ?? 0n);
  const high = closes.reduce((most, close) => (close > most ? close : most), low);
  const span = high - low || 1n;
  return closes.map((close) => Number(((close - low) * 100n) / span));
}
