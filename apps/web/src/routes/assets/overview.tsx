import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { useText } from '#base/i18n/texts.tsx';
import { OverviewScreen } from '#features/money/assets/overview/overview-screen.tsx';
import { newestEntriesQuery } from '#features/money/assets/overview/recent-panel.tsx';
import { firstPeriod } from '#features/money/assets/overview/worth-panel.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { coinBalancesQuery } from '#queries/assets/coin-balances.query.ts';
import { totalAssetsQuery } from '#queries/assets/total-assets.query.ts';
import { worthHistoryQuery } from '#queries/assets/worth-history.query.ts';
import { homeMarketTableQuery } from '#queries/market-data/home-market-table.query.ts';
import { coinsAndFiatsQuery } from '#queries/p2p-config/coins-and-fiats.query.ts';
import { usdtRateQuery } from '#queries/rates/usdt-rate.query.ts';
import { coinAliasListQuery } from '#queries/reference/coin-alias-list.query.ts';
import type { Handle } from '#shell/handle.ts';
import { displayOfVisit } from '#site/preferences/asset-display.server.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/overview.ts';

const shared = [homeMarketTableQuery, usdtRateQuery, coinAliasListQuery, coinsAndFiatsQuery];

const needs: PageNeeds = {
  texts: ['account', 'amounts', 'assets', 'rates'],
  queries: [totalAssetsQuery, coinBalancesQuery, worthHistoryQuery(firstPeriod), newestEntriesQuery, ...shared],
};

/** Whoever hides amounts does not want them in the first HTML either. */
const needsOfHidden: PageNeeds = { ...needs, queries: shared };

export const handle: Handle = { texts: needs.texts };

export function loader(args: Route.LoaderArgs) {
  return loadPrivatePage(args, displayOfVisit(args.context).isHidden ? needsOfHidden : needs);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needs);
}

export default function AssetsOverview({ loaderData }: Route.ComponentProps) {
  const t = useText('assets');
  return (
    <HydrationBoundary state={loaderData.queries}>
      <TitledPage title={t('title')}>
        <OverviewScreen />
      </TitledPage>
    </HydrationBoundary>
  );
}
