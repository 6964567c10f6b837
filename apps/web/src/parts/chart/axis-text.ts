import type { Format } from '@peerbourse/rules/formats/format';

/** A time of a chart in UTC, as exact as its period needs: the hour of a day, else the day. */
export function axisText(at: number, period: string, format: Format): string {
  return period === '24h' ? format.time(isoOf(at)).replace(/:\d\d(?=\D*$)/, '') : format.day(isoOf(at));
}

export function isoOf(at: number): string {
  return new Date(at * 1_000).toISOString();
}
