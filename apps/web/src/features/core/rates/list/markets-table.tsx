import { CardTable, type Column } from '@peerbourse/ui/figures/card-table';
import { Change } from '@peerbourse/ui/figures/change';
import type { ReactNode } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link, LinkButton } from '#base/links/link.tsx';
import { CoinBadge } from '#parts/coin-badge.tsx';
import { FavoriteButton } from '#parts/favorites/favorite-button.tsx';
import { useSpotPath } from '#parts/spot/spot-path.ts';
import { coinPath } from '../coin-path.ts';
import { CoinPrice } from '../coin-price.tsx';
import { useOfferedCoins } from '../offered-coins.ts';
import { WeekLine } from '../week-line.tsx';
import type { MarketRow } from './market-row.ts';
import { type MarketSort, nextSort, type SortColumn } from './market-sort.ts';

interface MarketsTableProps {
  rows: readonly MarketRow[];
  /** Changes are counted from midnight. */
  isDay: boolean;
  changeOf: (row: MarketRow) => string | undefined;
  sort: MarketSort | undefined;
  onSort: (sort: MarketSort | undefined) => void;
  empty: ReactNode;
}

/** A table on a desk, cards on a phone. */
export function MarketsTable({ rows, isDay, changeOf, sort, onSort, empty }: MarketsTableProps) {
  const t = useText('markets');
  const rates = useText('rates');
  const offered = useOfferedCoins();
  const spotPath = useSpotPath();
  const by = (column: SortColumn) => ({
    order: sort?.column === column ? sort.order : ('none' as const),
    onSort: () => onSort(nextSort(sort, column)),
  });
  // A card has room for few figures; the one that the cards are sorted by is among them.
  const onCard = (column: SortColumn) => (sort?.column === column ? ('cell' as const) : ('hidden' as const));
  const changeLabel = rates(isDay ? 'change_day_label' : 'change_label');
  const columns: Array<Column<MarketRow>> = [
    { key: 'coin', name: rates('column_coin'), cell: (row) => <CoinName row={row} /> },
    {
      key: 'price',
      name: rates('column_price'),
      isAtEnd: true,
      onCard: 'corner',
      sort: by('price'),
      cell: (row) => <CoinPrice row={row} isAtEnd />,
    },
    {
      key: 'change',
      name: rates(isDay ? 'column_change_day' : 'column_change'),
      isAtEnd: true,
      sort: by('change'),
      cell: (row) => <ChangeCell change={changeOf(row)} label={changeLabel} />,
    },
    {
      key: 'volume',
      name: t('volume'),
      isAtEnd: true,
      onCard: onCard('volume'),
      sort: by('volume'),
      isOffCard: ({ volume }) => volume === undefined,
      cell: (row) => row.volume !== undefined && <Volume of={row.volume} unit={row.quote} />,
    },
    {
      key: 'high',
      name: t('day_high'),
      isAtEnd: true,
      onCard: onCard('high'),
      sort: by('high'),
      cell: (row) => <Figure of={row.high} row={row} />,
    },
    {
      key: 'low',
      name: t('day_low'),
      isAtEnd: true,
      onCard: onCard('low'),
      sort: by('low'),
      cell: (row) => <Figure of={row.low} row={row} />,
    },
    { key: 'week', name: rates('column_week'), cell: (row) => <WeekLine values={row.spark} /> },
  ];
  if (rows.some((row) => spotPath(row))) columns.push(tradeColumn(rates('trade'), spotPath, (pair) => rates('trade_pair', { pair })));
  if (rows.some(({ base }) => offered.has(base)))
    columns.push(buyColumn(rates('quick_buy'), offered, (coin) => rates('quick_buy_coin', { coin })));
  return <CardTable caption={t('title')} columns={columns} rows={rows} keyOf={({ pair }) => pair} empty={empty} hasStickyHead />;
}

function tradeColumn(name: string, spotPath: (row: MarketRow) => string | undefined, textOf: (pair: string) => string): Column<MarketRow> {
  return {
    key: 'trade',
    name,
    isNameHidden: true,
    isAtEnd: true,
    // On a phone the page of the coin leads there.
    onCard: 'hidden',
    cell: (row) => {
      const path = spotPath(row);
      return (
        path && (
          <LinkButton to={path} size="small" variant="soft" aria-label={textOf(`${row.base}/${row.quote}`)}>
            {name}
          </LinkButton>
        )
      );
    },
  };
}

function buyColumn(name: string, offered: ReadonlySet<string>, textOf: (coin: string) => string): Column<MarketRow> {
  return {
    key: 'buy',
    name,
    isNameHidden: true,
    isAtEnd: true,
    onCard: 'hidden',
    className: 'max-desktop:hidden',
    cell: ({ base }) =>
      offered.has(base) && (
        <LinkButton to={`/buy-sell-crypto?${new URLSearchParams({ side: 'buy', coin: base })}`} size="small" variant="secondary">
          {textOf(base)}
        </LinkButton>
      ),
  };
}

function CoinName({ row: { base, baseName } }: { row: MarketRow }) {
  return (
    <span className="-ms-2 flex items-center gap-1">
      <FavoriteButton coin={base} size="small" />
      <Link to={coinPath(base)} className="group flex min-h-11 min-w-0 items-center gap-3 rounded-small">
        <CoinBadge coin={base} />
        <span className="flex min-w-0 flex-col">
          <b className="group-hover:underline">{base}</b>
          <span className="truncate text-13 text-ink-faint">{baseName}</span>
        </span>
      </Link>
    </span>
  );
}

function ChangeCell({ change, label }: { change: string | undefined; label: string }) {
  const format = useFormat();
  return change === undefined ? null : <Change format={format} percent={change} label={label} />;
}

function Figure({ of, row }: { of: string; row: MarketRow }) {
  const format = useFormat();
  return <span className="figure text-ink-soft">{format.number(of, row.shownDecimals)}</span>;
}

function Volume({ of, unit }: { of: string; unit: string }) {
  const format = useFormat();
  return (
    <span className="figure">
      {format.number(of, 0)} <span className="text-12 text-ink-faint">{unit}</span>
    </span>
  );
}
