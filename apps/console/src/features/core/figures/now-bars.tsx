import type { Series } from './figure.query.ts';
import type { FigureRow } from './figure-list.query.ts';
import { valueText } from './figure-text.ts';

/** One bar for each series, with its value beside it. */
export function NowBars({ series, unit }: { series: readonly Series[]; unit: FigureRow['unit'] }) {
  const largest = Math.max(1, ...series.map(({ values }) => Number(values[0] ?? 0)));
  return (
    <ul className="grid gap-2">
      {series.map(({ name, values }) => (
        <li key={name} className="grid grid-cols-[8rem_minmax(0,1fr)_4rem] items-center gap-3 text-13">
          <span className="text-ink-soft">{name}</span>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="h-3 w-full">
            <rect width="100" height="8" className="fill-sunken" />
            <rect width={(100 * Number(values[0] ?? 0)) / largest} height="8" className="fill-brand" />
          </svg>
          <span className="figure text-end">{valueText(values[0] ?? null, unit)}</span>
        </li>
      ))}
    </ul>
  );
}
