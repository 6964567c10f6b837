import { useText } from '#base/i18n/texts.tsx';
import { type MarketSort, type SortColumn, sortColumns } from './market-sort.ts';

const orders = ['descending', 'ascending'] as const;

interface SortSelectProps {
  sort: MarketSort | undefined;
  onChange: (sort: MarketSort | undefined) => void;
}

/** The order of the cards on a phone, where there are no columns to press. */
export function SortSelect({ sort, onChange }: SortSelectProps) {
  const t = useText('markets');
  const rates = useText('rates');
  const names: Record<SortColumn, string> = {
    price: rates('column_price'),
    change: t('change'),
    high: t('day_high'),
    low: t('day_low'),
  };
  function take(value: string): void {
    const [column, order] = value.split(' ') as [SortColumn, MarketSort['order'] | undefined];
    onChange(order ? { column, order } : undefined);
  }
  return (
    <label className="flex max-w-full min-w-0 flex-wrap items-center gap-2 text-13 text-ink-soft tablet:hidden">
      {t('sort_by')}
      <select
        value={sort ? `${sort.column} ${sort.order}` : ''}
        onChange={(event) => take(event.target.value)}
        className="min-h-11 max-w-full min-w-0 cursor-pointer rounded-medium border border-control bg-canvas px-3 text-14 font-semibold text-ink"
      >
        <option value="">{rates('tab_popular')}</option>
        {sortColumns.flatMap((column) =>
          orders.map((order) => (
            <option key={`${column} ${order}`} value={`${column} ${order}`}>
              {t(order, { column: names[column] })}
            </option>
          )),
        )}
      </select>
    </label>
  );
}
