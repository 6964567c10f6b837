import { HydrationBoundary } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { loadPage } from '#api/load-page.server.ts';
import type { PageNeeds } from '#api/page-needs.ts';
import { useKnown } from '#api/read.ts';
import { visitPage } from '#api/visit-page.ts';
import { bannerListQuery } from '#features/home/banner-list.query.ts';
import { documentListQuery } from '#features/home/document-list.query.ts';
import { Hero } from '#features/home/hero.tsx';
import { currencyListWithIconsQuery } from '#features/rates/currency-list-with-icons.query.ts';
import { homeMarketTableQuery } from '#features/rates/home-market-table.query.ts';
import { homeTickerQuery } from '#features/rates/home-ticker.query.ts';
import { QuickBuy } from '#features/rates/quick-buy/quick-buy.tsx';
import { usdtRateQuery } from '#features/rates/usdt-rate.query.ts';
import { PageHead } from '#parts/page-head.tsx';
import { pageTitlesQuery } from '#site/page-titles.query.ts';
import type { Route } from './+types/home.ts';

const needs: PageNeeds = {
  texts: ['amounts', 'home', 'rates'],
  queries: [
    pageTitlesQuery('home'),
    homeTickerQuery,
    homeMarketTableQuery,
    usdtRateQuery,
    currencyListWithIconsQuery,
    bannerListQuery,
    documentListQuery('announcement'),
    documentListQuery('article'),
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
  const currencyCount = useKnown(currencyListWithIconsQuery)?.currencyList.length ?? 0;
  return <Hero aside={<QuickBuy />} coinCount={coinCount} currencyCount={currencyCount} />;
}

const HomeRest = lazy(async () => ({ default: (await import('./home-rest.tsx')).HomeRest }));

/** In the first HTML, but awake only after the first screen. It is one element for good, so that nothing draws it again before. */
const rest = (
  <Suspense>
    <HomeRest />
  </Suspense>
);
