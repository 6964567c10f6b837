import type { Series } from './figure.query.ts';
import type { FigureRow } from './figure-list.query.ts';

/** More cannot be told apart; the table and the file have all. */
const most = 6;

/** What a chart draws: the first series, and of bars the rest as one. */
export function drawnSeries(series: readonly Series[], form: FigureRow['form']): { drawn: readonly Series[]; leftOut: number } {
  if (form === 'now' || series.length <= most) return { drawn: series, leftOut: 0 };
  if (form === 'lines') return { drawn: series.slice(0, most), leftOut: series.length - most };
  const rest = series.slice(most - 1);
  const others = { name: 'all others', values: (rest[0] as Series).values.map((_, index) => sumAt(rest, index)) };
  return { drawn: [...series.slice(0, most - 1), others], leftOut: 0 };
}

export function sumAt(series: readonly Series[], index: number): string {
  return String(series.reduce((sum, { values }) => sum + Number(values[index] ?? 0), 0));
}
