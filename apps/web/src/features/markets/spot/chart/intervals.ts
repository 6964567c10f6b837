import type { Speak } from '#base/i18n/texts.tsx';
import type { CandleInterval } from '#queries/spot/candles.query.ts';

/** As a browser remembers them: minutes, then days, weeks and months. */
export const intervals: Readonly<Record<string, CandleInterval>> = {
  '1': '1m',
  '3': '3m',
  '5': '5m',
  '15': '15m',
  '30': '30m',
  '60': '1h',
  '120': '2h',
  '240': '4h',
  '360': '6h',
  '480': '8h',
  '720': '12h',
  D: '1D',
  W: '1W',
  M: '1M',
};

/** Side by side; the others are behind a choice. */
export const shortIntervals: readonly CandleInterval[] = ['1m', '15m', '1h', '4h', '1D'];

export function intervalKept(kept: string): CandleInterval {
  return intervals[kept] ?? '1m';
}

export function keptAs(interval: CandleInterval): string {
  return Object.keys(intervals).find((key) => intervals[key] === interval) ?? '1';
}

/** How long a candle is, in milliseconds; undefined for weeks and months, which end where the calendar says. */
export function lengthOf(interval: CandleInterval): number | undefined {
  const minutes = Number(keptAs(interval));
  if (minutes) return minutes * 60_000;
  return interval === '1D' ? 86_400_000 : undefined;
}

export function intervalText(interval: CandleInterval, t: Speak<'spot'>): string {
  if (interval === '1D') return t('one_day');
  if (interval === '1W') return t('one_week');
  if (interval === '1M') return t('one_month');
  const count = Number.parseInt(interval, 10);
  return t(interval.endsWith('h') ? 'hours' : 'minutes', { count });
}
