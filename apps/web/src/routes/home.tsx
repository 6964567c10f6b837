import { HydrationBoundary } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { useKnown } from '#base/api/read.ts';
import { Hero } from '#features/core/home/hero.tsx';
import { QuickBuy } from '#features/core/rates/quick-buy/quick-buy.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { bannerListQuery } from '#queries/content/banner-list.query.ts';
import { documentListQuery } from '#queries/content/document-list.query.ts';
import { pageTitlesQuery } from '#queries/content/page-titles.query.ts';
import { homeMarketTableQuery } from '#queries/market-data/home-market-table.query.ts';
import { homeTickerQuery } from '#queries/market-data/home-ticker.query.ts';
import { coinsAndFiatsQuery } from '#queries/p2p-config/coins-and-fiats.query.ts';
import { currencyListWithIconsQuery } from '#queries/rates/currency-list-with-icons.query.ts';
import { usdtRateQuery } from '#queries/rates/usdt-rate.query.ts';
import { loadPage } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import type { Route } from './+types/home.ts';

const needs: PageNeeds = {
  texts: ['amounts', 'home', 'rates'],
  queries: [
    pageTitlesQuery('home'),
    homeTickerQuery,
    homeMarketTableQuery,
    usdtRateQuery,
    currencyListWithIconsQuery,
    coinsAndFiatsQuery,
    bannerListQuery,
    documentListQuery({ kind: 'announcement' }),
    documentListQuery({ kind: 'article' }),
  ],
};

export const handle = { texts: needs.texts };

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, needs);
}

export function clientLoader() {
  return visitPage(needs);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <PageHead page="home" />
      <FirstScreen />
      {rest}
    </HydrationBoundary>
  );
}

/** It reads without asking: an answer that came before the rest is awake would not match its HTML. The rest asks for both. */
function FirstScreen() {
  const coinCount = useKnown(homeMarketTableQuery)?.rows.length ?? 0;
  // As the hall counts them: what people can pay with.
  const currencyCount = useKnown(coinsAndFiatsQuery)?.allFiatList.length ?? 0;
  return <Hero aside={<QuickBuy />} coinCount={coinCount} currencyCount={currencyCount} />;
}

const HomeRest = lazy(async () => ({ default: (await import('./home-rest.tsx')).HomeRest }));

/** In the first HTML, but awake only after the first screen. It is one element for good, so that nothing draws it again before. */
const rest = (
  <Suspense>
    <HomeRest />
  </Suspense>
);
