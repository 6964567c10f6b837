import { readCache, writeCache } from '#base/lib/local-cache.ts';
import type { CandleInterval } from '#queries/spot/candles.query.ts';
import type { Indicator } from './indicator-names.ts';
import { intervalKept, keptAs } from './intervals.ts';

export interface ChartChoice {
  interval: CandleInterval;
  indicators: ReadonlySet<Indicator>;
}

/** The first HTML is the same for everybody. */
const first: ChartChoice = { interval: '1m', indicators: new Set(['ma']) };
let current: ChartChoice | undefined;
const listeners = new Set<() => void>();

function change(choice: ChartChoice): void {
  current = choice;
  for (const listener of listeners) listener();
}

/** How somebody looks at charts; the browser remembers how long a candle is. */
export const chartStore = {
  first: () => first,
  current: () => (current ??= { ...first, interval: intervalKept(readCache('kline_interval')) }),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  choose(interval: CandleInterval): void {
    writeCache('kline_interval', keptAs(interval));
    change({ ...chartStore.current(), interval });
  },
  toggle(indicator: Indicator): void {
    const { interval, indicators } = chartStore.current();
    const next = new Set(indicators);
    if (!next.delete(indicator)) next.add(indicator);
    change({ interval, indicators: next });
  },
};
