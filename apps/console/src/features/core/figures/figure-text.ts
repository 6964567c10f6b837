import { english } from '@peerbourse/rules/formats/format';
import { ageText } from '#parts/age-text.ts';
import type { FigureRow } from './figure-list.query.ts';

export function valueText(value: string | null, unit: FigureRow['unit']): string {
  if (value === null) return '–';
  if (unit === 'seconds') return ageText(Number(value));
  if (unit === 'percent') return english.percent(value, 1);
  return unit === 'usdt' ? english.amount(value, 'USDT', 2) : english.number(value);
}

/** Beside a line of a chart, where the title has said the unit. */
export function tickText(value: number, unit: FigureRow['unit']): string {
  if (unit === 'percent') return english.percent(String(value), 0);
  return unit === 'usdt' ? english.number(String(Math.round(value * 100) / 100)) : valueText(String(value), unit);
}

/** `11-14`, and by the hour `14:00`; all in UTC. */
export function bucketText(at: string, step: 'hour' | 'day'): string {
  return step === 'hour' ? at.slice(11, 16) : at.slice(5, 10);
}
