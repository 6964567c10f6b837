import { HydrationBoundary } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { useKnown } from '#base/api/read.ts';
import { methodTexts } from '#base/i18n/areas.ts';
import { ensureTexts } from '#base/i18n/current-store.ts';
import { Hero } from '#features/core/home/hero.tsx';
import { MemberShape } from '#features/core/home/member-layout.tsx';
import { QuickBuy } from '#features/core/rates/quick-buy/quick-buy.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { bannerListQuery } from '#queries/content/banner-list.query.ts';
import { pageTitlesQuery } from '#queries/content/page-titles.query.ts';
import { homeMarketTableQuery } from '#queries/market-data/home-market-table.query.ts';
import { homeTickerQuery } from '#queries/market-data/home-ticker.query.ts';
import { bestPricesQuery } from '#queries/p2p-ads/best-prices.query.ts';
import { coinsAndFiatsQuery } from '#queries/p2p-config/coins-and-fiats.query.ts';
import { usdtRateQuery } from '#queries/rates/usdt-rate.query.ts';
import { useIsPainted } from '#shell/use-is-painted.ts';
import { loadPage } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import { useSession } from '#site/session/use-session.ts';
import type { Route } from './+types/home.ts';

/** The layout has the list of all coins and currencies already. */
const needs: PageNeeds = {
  texts: ['amounts', 'home', 'markets', methodTexts, 'rates'],
  queries: [pageTitlesQuery('home'), homeTickerQuery, homeMarketTableQuery, usdtRateQuery, bannerListQuery, bestPricesQuery('USDT')],
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

function FirstScreen() {
  return useSession().isLogin ? <MemberScreen /> : <GuestScreen />;
}

/** It reads without asking: an answer that came before the rest is awake would not match its HTML. The rest asks for both. */
function GuestScreen() {
  // As the hall counts them: what people can buy, and what they can pay with.
  const offered = useKnown(coinsAndFiatsQuery);
  return <Hero aside={<QuickBuy />} coinCount={offered?.allCoinList.length ?? 0} currencyCount={offered?.allFiatList.length ?? 0} />;
}

/** Words of the areas that the first screen of members comes from. Guests do without them and without its code. */
const memberTexts = ['assets', 'p2p-order-list', 'verification'];

const loadMember = async () => (await Promise.all([import('./home-member.tsx'), ensureTexts(memberTexts)]))[0];
const HomeMember = lazy(async () => ({ default: (await loadMember()).HomeMember }));

/** The first HTML holds its shape alone, and the browser fills it in. */
function MemberScreen() {
  if (!useIsPainted()) return <MemberShape />;
  return (
    <Suspense fallback={<MemberShape />}>
      <HomeMember />
    </Suspense>
  );
}

const HomeRest = lazy(async () => ({ default: (await import('./home-rest.tsx')).HomeRest }));

/** In the first HTML, but awake only after the first screen. It is one element for good, so that nothing draws it again before. */
const rest = (
  <Suspense>
    <HomeRest />
  </Suspense>
);
