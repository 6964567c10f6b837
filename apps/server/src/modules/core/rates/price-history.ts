import { type HistoryPeriod, historyPeriods, type PriceHistory } from '@peerbourse/contract/core/rates/price-history.shape';
import { percentChange } from '@peerbourse/rules/percent-change';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { refuse } from '#platform/refusal.ts';
import { hasDemoHours, type PeriodRow, selectBins, selectPeriod, selectPricedCoin } from './history.table.ts';
import { priceLine } from './price-line.rules.ts';
import { type PriceRow, shownPrices } from './rate.table.ts';
import { decimalPrice, priceView } from './rate.view.ts';

/** One coin with its price in force, what each period was like, and the line of one of them. */
export async function priceHistory(db: Db, coin: string, period: HistoryPeriod): Promise<PriceHistory> {
  const priced = await selectPricedCoin(db, coin);
  if (!priced) throw refuse('rates.unknown-pair', { pair: coin });
  const { pair } = priced;
  const [{ prices }, staleAfter, bins, isDemo, ...periods] = await Promise.all([
    shownPrices(db),
    readSetting(db, 'rates.staleAfterSeconds'),
    selectBins(db, pair, period),
    hasDemoHours(db, pair),
    ...historyPeriods.map((each) => selectPeriod(db, pair, each)),
  ]);
  const current = prices.find((row) => row.pair === pair);
  return {
    coin,
    name: priced.name,
    pair,
    quote: priced.quote,
    shownDecimals: priced.shown_decimals,
    current: current ? { ...priceView(current), isStale: current.age_seconds > staleAfter, sources: current.sources } : null,
    isDemo,
    periods: periods.map((row, index) => periodView(historyPeriods[index] as HistoryPeriod, row, current)),
    points: priceLine(bins, current).map(([at, price]) => [at, decimalPrice(price)]),
  };
}

/** The price in force belongs to every period, also when its bucket is not among the rows yet. */
function periodView(period: HistoryPeriod, row: PeriodRow, current: PriceRow | undefined): PriceHistory['periods'][number] {
  const { open, high, low } = row;
  if (open === null || high === null || low === null) return { period, open: null, high: null, low: null, change: null };
  const price = current?.price ?? open;
  return {
    period,
    open: decimalPrice(open),
    high: decimalPrice(price > high ? price : high),
    low: decimalPrice(price < low ? price : low),
    change: current && row.is_whole ? percentChange(decimalPrice(price), decimalPrice(open)) : null,
  };
}
