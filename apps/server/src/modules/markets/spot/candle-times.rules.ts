import type { candleIntervals } from '@peerbourse/contract/markets/spot/market.shape';

type CandleInterval = (typeof candleIntervals)[number];

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** A Monday. */
const firstWeek = Date.UTC(2000, 0, 3);

const steps: Readonly<Record<Exclude<CandleInterval, '1M'>, number>> = {
  '1m': minute,
  '3m': 3 * minute,
  '5m': 5 * minute,
  '15m': 15 * minute,
  '30m': 30 * minute,
  '1h': hour,
  '2h': 2 * hour,
  '4h': 4 * hour,
  '6h': 6 * hour,
  '8h': 8 * hour,
  '12h': 12 * hour,
  '1D': day,
  '1W': 7 * day,
};

/** Candles of minutes are kept for minutes and for hours: which of them a longer one is the sum of. */
export function baseMinutes(interval: CandleInterval): 1 | 60 {
  return interval !== '1M' && steps[interval] < hour ? 1 : 60;
}

/** When the last candles before a moment begin, oldest first, and when the last of them ends. */
export function candleTimes(interval: CandleInterval, before: number, limit: number, offset: number): { starts: number[]; end: number } {
  const starts = Array.from({ length: limit }, (_, place) => startOf(interval, before, limit - 1 - place, offset));
  return { starts: starts.filter((start) => start >= 0), end: startOf(interval, before, -1, offset) };
}

/** When the candle begins that is some candles before the one with the moment just before `before`. */
function startOf(interval: CandleInterval, before: number, back: number, offset: number): number {
  const shift = offset * minute;
  const local = before - 1 + shift;
  if (interval === '1M') {
    const date = new Date(local);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back) - shift;
  }
  const step = steps[interval];
  const origin = interval === '1W' ? firstWeek : 0;
  return origin + (Math.floor((local - origin) / step) - back) * step - shift;
}
