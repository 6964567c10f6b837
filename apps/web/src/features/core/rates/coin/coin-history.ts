import type { HistoryPeriod, PriceHistory } from '@peerbourse/contract/core/rates/price-history.shape';
import { isLess } from '@peerbourse/rules/money';
import { percentChange } from '@peerbourse/rules/percent-change';
import { useKnown } from '#base/api/read.ts';
import { publishedPrices } from '../published-prices.ts';

export type PeriodFigures = PriceHistory['periods'][number];

/** The newest price of a coin: the one that came live, or the one of its history. */
export function useNewestPrice({ pair, current }: PriceHistory): PriceHistory['current'] {
  const told = useKnown(publishedPrices)?.[pair];
  if (!told || (current && told.at <= current.at)) return current;
  return { ...told, isStale: false, sources: current?.sources ?? 1 };
}

/** A period as it is at a price: what is newer than the history belongs to it as well. */
export function periodAt(figures: PeriodFigures, price: string | undefined): PeriodFigures {
  const { open, high, low, change } = figures;
  if (price === undefined || open === null || high === null || low === null) return figures;
  return {
    ...figures,
    high: isLess(high, price) ? price : high,
    low: isLess(price, low) ? price : low,
    change: change === null ? null : percentChange(price, open),
  };
}

export function periodOf(history: PriceHistory, period: HistoryPeriod): PeriodFigures {
  return history.periods.find((each) => each.period === period) ?? { period, open: null, high: null, low: null, change: null };
}
