import type { CallOutput } from '@peerbourse/contract/call';
import type { bestPrices } from '@peerbourse/contract/p2p/p2p-ads/market/best-prices';
import type { Format } from '@peerbourse/rules/formats/format';
import { Button } from '@peerbourse/ui/actions/button';
import { Empty } from '@peerbourse/ui/feedback/empty';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { CardTable, type Column } from '@peerbourse/ui/figures/card-table';
import { useState } from 'react';
import { useKnown, useRead } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { useMethodName } from '#parts/use-method-name.ts';
import { bestPricesQuery } from '#queries/p2p-ads/best-prices.query.ts';
import { coinsAndFiatsQuery } from '#queries/p2p-config/coins-and-fiats.query.ts';
import { useSiteSettings } from '#site/site-settings.ts';

type Row = CallOutput<typeof bestPrices>['currencies'][number];

const first = 6;

interface BestPricesProps {
  coin: string;
  /** The currency of the reader, which comes first. */
  ownFiat?: string;
  titleClass?: string;
  /** Beside another column there is no room for ways to pay. */
  isNarrow?: boolean;
}

/** What one coin costs in each currency that it is traded for; nothing for coins that are not traded. */
export function BestPrices(props: BestPricesProps) {
  const { p2pState } = useSiteSettings();
  const isTraded = useRead(coinsAndFiatsQuery)?.allCoinList.some(({ coinCode }) => coinCode === props.coin) ?? false;
  return p2pState && isTraded ? <BestPricesPanel {...props} /> : null;
}

function BestPricesPanel({ coin, ownFiat, titleClass = 'text-18', isNarrow = false }: BestPricesProps) {
  const t = useText('markets');
  const columns = useColumns(coin).filter(({ key }) => !isNarrow || key !== 'methods');
  const [areAll, setAll] = useState(false);
  const count = useKnown(bestPricesQuery(coin))?.currencies.length ?? 0;
  return (
    <section aria-labelledby="best-prices" className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="best-prices" className={`${titleClass} font-bold`}>
          {t('p2p_title', { coin })}
        </h2>
        {count > first && !areAll && (
          <Button variant="quiet" size="small" onClick={() => setAll(true)}>
            {t('all_currencies', { count })}
          </Button>
        )}
      </div>
      <QueryBoundary query={bestPricesQuery(coin)} fallback={<Skeleton shape="block" className="h-100" />}>
        {({ currencies }) => (
          <CardTable
            caption={t('p2p_title', { coin })}
            columns={columns}
            rows={ownFirst(currencies, ownFiat).slice(0, areAll ? undefined : first)}
            keyOf={({ fiatCode }) => fiatCode}
            empty={<NoAds coin={coin} />}
          />
        )}
      </QueryBoundary>
    </section>
  );
}

function ownFirst(rows: readonly Row[], ownFiat: string | undefined): readonly Row[] {
  const own = rows.filter(({ fiatCode }) => fiatCode === ownFiat);
  return [...own, ...rows.filter((row) => !own.includes(row))];
}

function NoAds({ coin }: { coin: string }) {
  const t = useText('markets');
  return (
    <Empty
      title={t('no_ads', { coin })}
      text={t('no_ads_hint')}
      action={
        <LinkButton to="/p2p-trade/ads/new" size="small" variant="secondary">
          {t('post_ad')}
        </LinkButton>
      }
    />
  );
}

function useColumns(coin: string): Array<Column<Row>> {
  const t = useText('markets');
  const nameOf = useMethodName();
  return [
    {
      key: 'currency',
      name: t('currency'),
      cell: ({ fiatCode, iconUrl }) => (
        <span className="flex items-center gap-2.5">
          <img src={iconUrl} alt="" width="24" height="16" loading="lazy" className="shrink-0 rounded-small border border-line" />
          <b>{fiatCode}</b>
        </span>
      ),
    },
    { key: 'buy', name: t('buy_from'), isAtEnd: true, cell: (row) => <Best row={row} best={row.buy} /> },
    { key: 'sell', name: t('sell_for'), isAtEnd: true, cell: (row) => <Best row={row} best={row.sell} /> },
    {
      key: 'methods',
      name: t('popular_methods'),
      onCard: 'hidden',
      className: 'max-desktop:hidden',
      cell: ({ methods }) => <span className="text-13 text-ink-soft">{methods.map(nameOf).join(', ')}</span>,
    },
    {
      key: 'ads',
      name: t('live'),
      isAtEnd: true,
      onCard: 'corner',
      cell: ({ ads }) => <span className="text-13 whitespace-nowrap text-ink-soft">{t('ads', { count: ads })}</span>,
    },
    {
      key: 'act',
      name: t('view_ads'),
      isNameHidden: true,
      isAtEnd: true,
      onCard: 'foot',
      cell: ({ fiatCode, buy }) => (
        <LinkButton
          to={`/p2p-trade/${buy ? 'buy' : 'sell'}/${coin}-${fiatCode}`}
          size="small"
          variant="secondary"
          className="whitespace-nowrap"
        >
          {t('view_ads')}
          <span className="sr-only"> {fiatCode}</span>
        </LinkButton>
      ),
    },
  ];
}

function Best({ row: { symbol }, best }: { row: Row; best: Row['buy'] }) {
  const t = useText('markets');
  const format = useFormat();
  if (!best) return <span className="text-ink-faint">{'--'}</span>;
  return (
    <span className="grid">
      <bdi className="figure font-semibold whitespace-nowrap">{`${symbol} ${format.price(best.price)}`}</bdi>
      {best.distancePpm !== null && (
        <span className="text-12 text-ink-soft">{t('vs_reference', { percent: signedPercent(best.distancePpm, format) })}</span>
      )}
    </span>
  );
}

/** Millionths as a percent of two digits, with its sign. */
function signedPercent(ppm: number, format: Format): string {
  const sign = ppm < 0 ? '−' : ppm > 0 ? '+' : '';
  return `${sign}${format.ppm(Math.abs(ppm), 2)}`;
}
