import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { useText } from '#base/i18n/texts.tsx';
import { type Market, marketNamed } from '#features/markets/spot/market/market.ts';
import { SpotScreen } from '#features/markets/spot/spot-screen.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { marketPath } from '#parts/spot/spot-path.ts';
import { usdtRateQuery } from '#queries/rates/usdt-rate.query.ts';
import { type Markets, marketsQuery } from '#queries/spot/markets.query.ts';
import { orderBookQuery } from '#queries/spot/order-book.query.ts';
import { tickersQuery } from '#queries/spot/tickers.query.ts';
import { tradesQuery } from '#queries/spot/trades.query.ts';
import type { Handle } from '#shell/handle.ts';
import { MissingPage } from '#shell/missing-page.tsx';
import { loadSubject } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import type { Route } from './+types/spot.ts';

const texts = ['spot', 'spot-prices', 'markets', 'rates', 'amounts'];

export const handle: Handle = { texts };

export function loader({ context, params }: Route.LoaderArgs) {
  return loadSubject(context, needsOf(params.market));
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return visitPage(needsOf(params.market));
}

function needsOf(name: string): PageNeeds {
  const symbol = name.replace('-', '').toUpperCase();
  return {
    texts,
    queries: [marketsQuery, tickersQuery, orderBookQuery(symbol), tradesQuery(symbol), usdtRateQuery],
    subject: marketsQuery,
    isThere: (answer) => marketNamed(name, answer as Markets) !== undefined,
  };
}

export default function Spot({ loaderData: { queries, status }, params }: Route.ComponentProps) {
  if (status === 404) return <MissingPage />;
  return (
    <HydrationBoundary state={queries}>
      <QueryBoundary query={marketsQuery} fallback={<div className="min-h-160" />}>
        {(answer) => <Found market={marketNamed(params.market, answer)} />}
      </QueryBoundary>
    </HydrationBoundary>
  );
}

function Found({ market }: { market: Market | undefined }) {
  const t = useText('spot');
  if (!market) return <MissingPage />;
  const { symbol, pair, base, quote } = market;
  return (
    <>
      <PageHead title={t('page_title', { pair })} description={t('page_description', { base, quote })} path={marketPath(market)} />
      <SpotScreen key={symbol} market={market} />
    </>
  );
}
