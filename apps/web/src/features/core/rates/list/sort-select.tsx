import { useText } from '#base/i18n/texts.tsx';
import { ChoiceField } from '#parts/choices/choice-field.tsx';
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
    volume: t('volume'),
    high: t('day_high'),
    low: t('day_low'),
  };
  function take(value: string): void {
    const [column, order] = value.split(' ') as [SortColumn, MarketSort['order'] | undefined];
    onChange(order ? { column, order } : undefined);
  }
  const choices = sortColumns.flatMap((column) =>
    orders.map((order) => ({ value: `${column} ${order}`, label: t(order, { column: names[column] }) })),
  );
  return (
    <div className="min-w-0 tablet:hidden">
      <ChoiceField
        label={t('sort_by')}
        value={sort ? `${sort.column} ${sort.order}` : ''}
        onChange={take}
        choices={[{ value: '', label: rates('tab_popular') }, ...choices]}
      />
    </div>
  );
}
