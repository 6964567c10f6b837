import { utcDateTime } from '@peerbourse/rules/utc-time';
import type { Figure } from './figure.query.ts';
import type { FigureRow } from './figure-list.query.ts';
import { valueText } from './figure-text.ts';

/** The same as the chart in words: for readers who do not see it, and for the exact values. */
export function FigureTable({ title, unit, figure }: { title: string; unit: FigureRow['unit']; figure: Figure }) {
  const moments = figure.buckets.length === 0 ? [figure.at] : figure.buckets;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no mouse scrolls it by key
    <section aria-label={title} tabIndex={0} className="max-h-80 overflow-auto rounded-medium border border-line">
      <table className="figure w-full text-12">
        <caption className="sr-only">{title}</caption>
        <thead className="sticky top-0 bg-sunken">
          <tr>
            <th scope="col" className="px-3 py-2 text-start font-medium text-ink-faint">
              Time (UTC)
            </th>
            {figure.series.map(({ name }) => (
              <th key={name} scope="col" className="px-3 py-2 text-end font-medium text-ink-faint">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moments.map((moment, index) => (
            <tr key={moment} className="border-t border-line">
              <th scope="row" className="px-3 py-1.5 text-start font-normal whitespace-nowrap">
                {utcDateTime(moment)}
              </th>
              {figure.series.map(({ name, values }) => (
                <td key={name} className="px-3 py-1.5 text-end whitespace-nowrap">
                  {valueText(values[index] ?? null, unit)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
