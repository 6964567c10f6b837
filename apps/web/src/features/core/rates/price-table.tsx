import type { BoardRow } from '@peerbourse/contract/core/rates/rate.shape';
import { Tabs } from '@peerbourse/ui/actions/tabs';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { Change } from '@peerbourse/ui/figures/change';
import { RangeBar } from '@peerbourse/ui/figures/range-bar';
import { type ReactNode, useState } from 'react';
import { useKnown } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link, LinkButton } from '#base/links/link.tsx';
import { CoinBadge } from '#parts/coin-badge.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { useSpotPath } from '#parts/spot/spot-path.ts';
import { homeMarketTableQuery } from '#queries/market-data/home-market-table.query.ts';
import { useChangeOf } from './change-of.ts';
import { coinPath } from './coin-path.ts';
import { CoinPrice } from './coin-price.tsx';
import { placeInRange } from './convert.ts';
import { LiveMark } from './live-mark.tsx';
import { inOrder, type MarketOrder, marketOrders } from './market-order.ts';
import { useOfferedCoins } from './offered-coins.ts';
import { useLiveRates } from './rates.live.ts';
import { TimeBasisSelect } from './time-basis-select.tsx';
import { WeekLine } from './week-line.tsx';

/** Every coin with its price, its day and its week, and which of them moved most since the chosen time. */
export function PriceTable() {
  useLiveRates();
  const t = useText('rates');
  const rows = useKnown(homeMarketTableQuery)?.rows ?? [];
  const newest = rows.reduce((latest, row) => (row.at > latest ? row.at : latest), '');
  return (
    <section id="prices" aria-labelledby="prices-title" className="page scroll-mt-4 pt-12">
      <div className="mb-2 flex flex-wrap items-end gap-x-6 gap-y-3">
        <h2 id="prices-title" className="text-28 font-bold">
          {t('prices_title')}
        </h2>
        {newest && <LiveMark at={newest} />}
        <span className="flex-1" />
        <TimeBasisSelect />
      </div>
      <QueryBoundary query={homeMarketTableQuery} fallback={<Skeleton shape="block" className="h-140" />}>
        {({ rows }) => (rows.length === 0 ? <Note>{t('prices_missing')}</Note> : <Markets rows={rows} />)}
      </QueryBoundary>
    </section>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="rounded-large border border-line bg-sunken p-8 text-center text-ink-soft">{children}</p>;
}

function Markets({ rows }: { rows: readonly BoardRow[] }) {
  const t = useText('rates');
  const [order, setOrder] = useState<MarketOrder>('popular');
  const { basis, changeOf } = useChangeOf();
  const shown = inOrder(rows, order, changeOf);
  return (
    <Tabs label={t('prices_title')} tabs={marketOrders.map((key) => ({ key, label: t(`tab_${key}`) }))} current={order} onChange={setOrder}>
      {shown.length === 0 ? <Note>{t(`no_${order}`)}</Note> : <MarketTable rows={shown} isDay={basis !== 'last24h'} changeOf={changeOf} />}
    </Tabs>
  );
}

interface MarketTableProps {
  rows: readonly BoardRow[];
  /** Changes are counted from midnight. */
  isDay: boolean;
  changeOf: (row: BoardRow) => string | undefined;
}

/** A table on a desk, cards on a phone, where only the roles keep it a table. */
function MarketTable({ rows, isDay, changeOf }: MarketTableProps) {
  const t = useText('rates');
  const offered = useOfferedCoins();
  const spotPath = useSpotPath();
  const hasAction = rows.some((row) => offered.has(row.base) || spotPath(row));
  const changeLabel = t(isDay ? 'change_day_label' : 'change_label');
  return (
    <div className="overflow-hidden rounded-large border border-line">
      <table role="table" className="w-full border-collapse text-start">
        <HeadRow changeTitle={t(isDay ? 'column_change_day' : 'column_change')} hasAction={hasAction} />
        <tbody role="rowgroup">
          {rows.map((row) => (
            <CoinRow
              key={row.pair}
              row={row}
              change={changeOf(row)}
              changeLabel={changeLabel}
              hasAction={hasAction}
              isOffered={offered.has(row.base)}
              spotPath={spotPath(row)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeadRow({ changeTitle, hasAction }: { changeTitle: string; hasAction: boolean }) {
  const t = useText('rates');
  return (
    <thead role="rowgroup" className="sr-only tablet:not-sr-only tablet:table-header-group">
      <tr role="row">
        <HeadCell>{t('column_coin')}</HeadCell>
        <HeadCell>{t('column_price')}</HeadCell>
        <HeadCell>{changeTitle}</HeadCell>
        <HeadCell className="tablet:max-desktop:hidden">{t('column_range')}</HeadCell>
        <HeadCell>{t('column_week')}</HeadCell>
        {hasAction && (
          <HeadCell>
            <span className="sr-only">{t('quick_buy')}</span>
          </HeadCell>
        )}
      </tr>
    </thead>
  );
}

function HeadCell({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <th role="columnheader" scope="col" className={`px-5 py-3 text-start text-12 font-normal text-ink-faint ${className}`}>
      {children}
    </th>
  );
}

interface CoinRowProps {
  row: BoardRow;
  change: string | undefined;
  changeLabel: string;
  /** Something can be bought, though perhaps not this. */
  hasAction: boolean;
  isOffered: boolean;
  spotPath: string | undefined;
}

function CoinRow({ row, change, changeLabel, hasAction, isOffered, spotPath }: CoinRowProps) {
  const t = useText('rates');
  const format = useFormat();
  return (
    <tr role="row" className="coin-row">
      <th role="rowheader" scope="row" className="col-span-2 text-start font-normal tablet:px-5 tablet:py-3.5">
        <Link to={coinPath(row.base)} className="group flex min-h-11 items-center gap-3 rounded-small">
          <CoinBadge coin={row.base} />
          <span className="flex flex-col tablet:flex-row tablet:gap-2">
            <b className="group-hover:underline">{row.base}</b>
            <span className="text-ink-faint">{row.baseName}</span>
          </span>
        </Link>
      </th>
      <td role="cell" className="text-end tablet:px-5 tablet:text-start">
        <CoinPrice row={row} />
      </td>
      <td role="cell" className="tablet:px-5">
        {change !== undefined && <Change format={format} percent={change} label={changeLabel} />}
      </td>
      <td role="cell" className="hidden px-5 desktop:table-cell">
        <Range row={row} />
      </td>
      <td role="cell" className="col-start-3 flex items-center justify-end gap-2 tablet:table-cell tablet:px-5">
        <span aria-hidden="true" className="text-12 text-ink-faint tablet:hidden">
          {t('week_short')}
        </span>
        <WeekLine values={row.spark} />
      </td>
      {hasAction && (
        // What is traded is asked for once the page is awake; its place is kept, so that nothing moves then.
        <td role="cell" className="min-h-11 max-tablet:col-start-2 max-tablet:row-start-2 tablet:pe-5 tablet:text-end">
          <span className="inline-flex gap-2">
            {spotPath && <TradeLink to={spotPath} row={row} />}
            {isOffered && <BuyLink coin={row.base} />}
          </span>
        </td>
      )}
    </tr>
  );
}

function Range({ row: { price, low, high, shownDecimals } }: { row: BoardRow }) {
  const format = useFormat();
  return (
    <span className="inline-grid gap-1 text-ink-soft">
      <span className="figure">
        {format.number(low, shownDecimals)} – {format.number(high, shownDecimals)}
      </span>
      <RangeBar percent={placeInRange(price, low, high)} />
    </span>
  );
}

function TradeLink({ to, row: { base, quote } }: { to: string; row: BoardRow }) {
  const t = useText('rates');
  return (
    <LinkButton to={to} size="small" variant="soft" aria-label={t('trade_pair', { pair: `${base}/${quote}` })}>
      {t('trade')}
    </LinkButton>
  );
}

function BuyLink({ coin }: { coin: string }) {
  const t = useText('rates');
  return (
    <span className="hidden tablet:block">
      <LinkButton to={`/buy-sell-crypto?${new URLSearchParams({ side: 'buy', coin })}`} size="small" variant="secondary">
        {t('quick_buy_coin', { coin })}
      </LinkButton>
    </span>
  );
}
