import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { isoOf } from '#parts/chart/axis-text.ts';
import { readableRows } from '#parts/chart/chart-shape.ts';
import type { ChartLine } from '#parts/chart/draw-chart.ts';

const rowCount = 13;

/** The same line in figures, for whoever cannot see it or wants to copy them. */
export function ChartTable({
  caption,
  points,
  shownDecimals,
  quote,
}: Omit<ChartLine, 'period' | 'format'> & { caption: string; quote: string }) {
  const t = useText('markets');
  const rates = useText('rates');
  const format = useFormat();
  return (
    <details className="text-13">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand mouse:min-h-8">{t('as_table')}</summary>
      <table className="mt-2 w-full max-w-100">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-12 text-ink-faint">
            <th scope="col" className="py-1 text-start font-normal">
              {t('time')}
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              {`${rates('column_price')} (${quote})`}
            </th>
          </tr>
        </thead>
        <tbody>
          {readableRows(points, rowCount).map(([at, price]) => (
            <tr key={at} className="border-t border-line">
              <th scope="row" className="figure py-1 text-start font-normal">
                {format.moment(isoOf(at))}
              </th>
              <td className="figure py-1 text-end">{format.number(price, shownDecimals)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
