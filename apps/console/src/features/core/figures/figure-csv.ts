import { csvLine } from '@peerbourse/rules/csv';
import type { Figure } from './figure.query.ts';

/** Exactly what the table of a chart shows, with the moments in full and the values as they are; what nobody knows stays empty. */
export function figureCsv({ at, buckets, series }: Figure): string {
  const moments = buckets.length === 0 ? [at] : buckets;
  const lines = moments.map((moment, index) => csvLine([moment, ...series.map(({ values }) => values[index] ?? '')]));
  return [csvLine(['time (UTC)', ...series.map(({ name }) => name)]), ...lines].join('');
}
