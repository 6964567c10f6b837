import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { useDuration } from '#features/p2p/shared/duration-text.ts';
import type { AppealPeriod } from '#queries/p2p-appeals/appeal-times.query.ts';

type Figures = NonNullable<AppealPeriod['figures']>;

/** One column for each period; a period with too few cases says so instead, once where that is true of all. */
export function PeriodTable({ periods, leastCases }: { periods: readonly AppealPeriod[]; leastCases: number }) {
  const t = useText('appeal-times');
  const format = useFormat();
  const duration = useDuration();
  const rows: ReadonlyArray<{ label: string; value: (figures: Figures) => string }> = [
    { label: t('cases'), value: ({ cases }) => format.count(cases) },
    { label: t('on_time'), value: ({ onTimePercent }) => format.percent(onTimePercent, 1) },
    { label: t('missed_take'), value: ({ missedToTake }) => format.count(missedToTake) },
    { label: t('missed_decide'), value: ({ missedToDecide }) => format.count(missedToDecide) },
    { label: t('median'), value: ({ medianSeconds }) => duration(medianSeconds) },
    { label: t('slowest'), value: ({ slowestSeconds }) => duration(slowestSeconds) },
  ];
  const hasFigures = periods.some(({ figures }) => figures);
  return (
    <table className="w-full text-14">
      <caption className="sr-only">{t('record')}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-2/5">
            <span className="sr-only">{t('record')}</span>
          </th>
          {periods.map(({ days }) => (
            <th key={days} scope="col" className="px-2 pb-2 text-end text-13 font-medium text-ink-soft">
              {t('period', { days })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value }, index) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="py-2.5 pe-2 text-start font-normal">
              {label}
            </th>
            {periods.slice(0, hasFigures ? undefined : 1).map(({ days, figures }) =>
              figures ? (
                <td key={days} className="px-2 py-2.5 text-end font-semibold tabular-nums">
                  {value(figures)}
                </td>
              ) : (
                index === 0 && (
                  <td
                    key={days}
                    rowSpan={rows.length}
                    colSpan={hasFigures ? undefined : periods.length}
                    className="px-2 py-2.5 text-end align-top text-13 text-ink-soft"
                  >
                    {t('too_few', { count: leastCases })}
                  </td>
                )
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
