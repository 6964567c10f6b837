import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#api/page-needs.ts';
import { coinAliasListQuery } from '#features/assets/coin-alias-list.query.ts';
import { coinBalancesQuery } from '#features/assets/coin-balances.query.ts';
import { OverviewScreen } from '#features/assets/overview/overview-screen.tsx';
import { useText } from '#i18n/texts.tsx';
import { totalAssetsQuery } from '#parts/assets/total-assets.query.ts';
import { usdtRateQuery } from '#parts/assets/usdt-rate.query.ts';
import { TitledPage } from '#parts/titled-page.tsx';
import { displayOfVisit } from '#preferences/asset-display.server.ts';
import { loadPrivatePage } from '#session/private-page.server.ts';
import { visitPrivatePage } from '#session/require-login.ts';
import type { Handle } from '#shell/handle.ts';
import type { Route } from './+types/overview.ts';

const needs: PageNeeds = {
  texts: ['account', 'amounts', 'assets'],
  queries: [totalAssetsQuery, coinBalancesQuery, usdtRateQuery, coinAliasListQuery],
};

/** Whoever hides amounts does not want them in the first HTML either. */
const needsOfHidden: PageNeeds = { ...needs, queries: [usdtRateQuery, coinAliasListQuery] };

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
