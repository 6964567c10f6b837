import { HydrationBoundary } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { PageHead } from '#parts/page-head.tsx';
import { pageTitlesQuery } from '#queries/content/page-titles.query.ts';
import { homeMarketTableQuery } from '#queries/market-data/home-market-table.query.ts';
import { coinsAndFiatsQuery } from '#queries/p2p-config/coins-and-fiats.query.ts';
import { currencyListWithIconsQuery } from '#queries/rates/currency-list-with-icons.query.ts';
import { usdtRateQuery } from '#queries/rates/usdt-rate.query.ts';
import { marketsQuery } from '#queries/spot/markets.query.ts';
import { tickersQuery } from '#queries/spot/tickers.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPage } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import type { Route } from './+types/markets.ts';

const needs: PageNeeds = {
  texts: ['markets', 'rates'],
  queries: [
    pageTitlesQuery('markets'),
    homeMarketTableQuery,
    marketsQuery,
    tickersQuery,
    coinsAndFiatsQuery,
    usdtRateQuery,
    currencyListWithIconsQuery,
  ],
};

export const handle: Handle = { texts: needs.texts };

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, needs);
}

export function clientLoader() {
  return visitPage(needs);
}

export default function Markets({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <PageHead page="markets" />
      {list}
    </HydrationBoundary>
  );
}

const MarketsScreen = lazy(async () => ({ default: (await import('#features/core/rates/list/markets-screen.tsx')).MarketsScreen }));

/** In the first HTML, and awake after the first paint. It is one element for good, so that nothing draws it again before. */
const list = (
  <Suspense>
    <MarketsScreen />
  </Suspense>
);
