import { Button } from '@peerbourse/ui/actions/button';
import { Tabs } from '@peerbourse/ui/actions/tabs';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { Empty } from '@peerbourse/ui/feedback/empty';
import { SearchField } from '@peerbourse/ui/fields/search-field';
import { type ReactNode, useRef, useState } from 'react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { useFavorites } from '#parts/favorites/favorites.ts';
import { useLiveTickers } from '#parts/spot/tickers.live.ts';
import { homeMarketTableQuery } from '#queries/market-data/home-market-table.query.ts';
import { usdtRateQuery } from '#queries/rates/usdt-rate.query.ts';
import { tickersQuery } from '#queries/spot/tickers.query.ts';
import { useChangeOf } from '../change-of.ts';
import { CurrencyGrid } from '../currency-grid.tsx';
import { LiveMark } from '../live-mark.tsx';
import { inOrder } from '../market-order.ts';
import { useLiveRates } from '../rates.live.ts';
import { TimeBasisSelect } from '../time-basis-select.tsx';
import { type MarketRow, withVolumes } from './market-row.ts';
import { type MarketSort, matching, sorted } from './market-sort.ts';
import { MarketsTable } from './markets-table.tsx';
import { SortSelect } from './sort-select.tsx';
import { useSlashKey } from './use-slash-key.ts';

const lists = ['all', 'favorites', 'gainers', 'losers'] as const;
type List = (typeof lists)[number];

/** Every coin with its price, its day and its week: to search, to sort, and to keep at hand. */
export function MarketsScreen() {
  useLiveRates();
  useLiveTickers();
  useRead(usdtRateQuery);
  const t = useText('markets');
  const rates = useText('rates');
  const rows = withVolumes(useRead(homeMarketTableQuery)?.rows ?? [], useRead(tickersQuery)?.tickers ?? []);
  const newest = rows.reduce((latest, row) => (row.at > latest ? row.at : latest), '');
  return (
    <div className="page grid grid-cols-1 gap-5 pt-6 pb-16 tablet:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-28 font-bold tablet:text-32">{t('title')}</h1>
          <p className="mt-1 text-ink-soft">{t('lead', { count: rows.length })}</p>
        </div>
        {newest && <LiveMark at={newest} />}
      </div>
      {rows.length === 0 ? <Note>{rates('prices_missing')}</Note> : <Lists rows={rows} />}
      <CurrencyGrid />
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="rounded-large border border-line bg-sunken p-8 text-center text-ink-soft">{children}</p>;
}

function Lists({ rows }: { rows: readonly MarketRow[] }) {
  const t = useText('markets');
  const rates = useText('rates');
  const box = useRef<HTMLDivElement>(null);
  const [list, setList] = useState<List>('all');
  const [text, setText] = useState('');
  const [sort, setSort] = useState<MarketSort>();
  const { favorites } = useFavorites();
  const { basis, changeOf } = useChangeOf();
  useSlashKey(box);
  const shown = sorted(matching(rowsOf(list, rows, favorites, changeOf), text), sort, changeOf);
  const names: Record<List, string> = {
    all: t('all_coins'),
    favorites: t('favorites'),
    gainers: rates('tab_gainers'),
    losers: rates('tab_losers'),
  };
  return (
    <>
      <div ref={box} className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('search_clear')}
          shortcut="/"
          value={text}
          onChange={setText}
          className="w-full tablet:w-72"
        />
        <span className="hidden flex-1 tablet:block" />
        {/* Side by side on a phone, as wide as each other. */}
        <div className="grid w-full grid-cols-2 items-end gap-x-4 tablet:contents">
          <SortSelect sort={sort} onChange={setSort} />
          <TimeBasisSelect isField />
        </div>
      </div>
      <Tabs
        label={t('title')}
        tabs={lists.map((key) => ({
          key,
          label: names[key],
          mark:
            key === 'favorites' && favorites.size > 0 ? (
              <Badge variant="quiet" isCount>
                {favorites.size}
              </Badge>
            ) : undefined,
        }))}
        current={list}
        onChange={setList}
      >
        <MarketsTable
          rows={shown}
          isDay={basis !== 'last24h'}
          changeOf={changeOf}
          sort={sort}
          onSort={setSort}
          empty={
            <Nothing
              list={list}
              text={text}
              onShowAll={() => {
                setText('');
                setList('all');
                box.current?.querySelector('input')?.focus();
              }}
            />
          }
        />
      </Tabs>
    </>
  );
}

function rowsOf(
  list: List,
  rows: readonly MarketRow[],
  favorites: ReadonlySet<string>,
  changeOf: (row: MarketRow) => string | undefined,
): readonly MarketRow[] {
  if (list === 'all') return rows;
  return list === 'favorites' ? rows.filter(({ base }) => favorites.has(base)) : inOrder(rows, list, changeOf);
}

function Nothing({ list, text, onShowAll }: { list: List; text: string; onShowAll: () => void }) {
  const t = useText('markets');
  const rates = useText('rates');
  const action = (
    <Button variant="secondary" size="small" onClick={onShowAll}>
      {t('show_all')}
    </Button>
  );
  if (text !== '') return <Empty title={t('no_match', { text })} action={action} />;
  if (list === 'favorites') return <Empty title={t('no_favorites')} text={t('no_favorites_hint')} action={action} />;
  return <Empty title={rates(list === 'losers' ? 'no_losers' : 'no_gainers')} action={action} />;
}
