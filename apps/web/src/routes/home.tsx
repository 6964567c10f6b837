import { HydrationBoundary } from '@tanstack/react-query';
import { loadPage } from '#api/load-page.server.ts';
import type { PageNeeds } from '#api/page-needs.ts';
import { useRead } from '#api/read.ts';
import { visitPage } from '#api/visit-page.ts';
import { Hero } from '#features/home/hero.tsx';
import { TrustTiles } from '#features/home/trust-tiles.tsx';
import { Converter } from '#features/rates/converter.tsx';
import { CurrencyGrid } from '#features/rates/currency-grid.tsx';
import { currencyListWithIconsQuery } from '#features/rates/currency-list-with-icons.query.ts';
import { priceBoardQuery } from '#features/rates/price-board.query.ts';
import { PriceTable } from '#features/rates/price-table.tsx';
import { Ticker } from '#features/rates/ticker.tsx';
import { usdtRateQuery } from '#features/rates/usdt-rate.query.ts';
import { useText } from '#i18n/texts.tsx';
import { useBrand } from '#site/site-settings.ts';
import type { Route } from './+types/home.ts';

const needs: PageNeeds = {
  texts: ['amounts', 'home', 'rates'],
  queries: [priceBoardQuery, usdtRateQuery, currencyListWithIconsQuery],
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
      <HomeScreen />
    </HydrationBoundary>
  );
}

function HomeScreen() {
  const t = useText('home');
  const brand = useBrand().name;
  const coinCount = useRead(priceBoardQuery)?.rows.length ?? 0;
  const currencyCount = useRead(currencyListWithIconsQuery)?.currencyList.length ?? 0;
  return (
    <>
      <title>{t('title', { brand })}</title>
      <meta name="description" content={t('description', { count: currencyCount })} />
      <Hero aside={<Converter />} coinCount={coinCount} currencyCount={currencyCount} />
      <Ticker />
      <PriceTable />
      <CurrencyGrid />
      <TrustTiles />
    </>
  );
}
