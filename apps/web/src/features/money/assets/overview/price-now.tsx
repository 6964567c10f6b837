import type { BoardRow } from '@peerbourse/contract/core/rates/rate.shape';
import { percentChange } from '@peerbourse/rules/percent-change';
import { Change } from '@peerbourse/ui/figures/change';
import { useRead } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { homeMarketTableQuery } from '#queries/market-data/home-market-table.query.ts';

/** Reference prices by coin. What every value is counted in has none. */
export function usePricesNow(): ReadonlyMap<string, BoardRow> {
  return new Map(useRead(homeMarketTableQuery)?.rows.map((row) => [row.base, row]));
}

/** What one of a coin is worth now, and how that changed in a day: two lines in a column, one line on a phone. */
export function PriceNow({ row }: { row: BoardRow | undefined }) {
  const format = useFormat();
  const t = useText('rates');
  if (!row) return <span className="text-ink-faint">–</span>;
  const change = percentChange(row.price, row.open);
  return (
    <span className="flex flex-wrap gap-x-1.5 text-12 text-ink-soft tablet:grid tablet:justify-items-end">
      <span className="figure tablet:text-14 tablet:text-ink">{format.number(row.price, row.shownDecimals)}</span>
      {change !== undefined && <Change format={format} percent={change} label={t('change_label')} />}
    </span>
  );
}
