import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#api/page-needs.ts';
import { BlockList } from '#features/p2p-blocklist/block-list.tsx';
import { CenterScreen } from '#features/p2p-users/center/center-screen.tsx';
import { p2pAreaListQuery } from '#features/p2p-users/center/p2p-area-list.query.ts';
import { p2pSettingsQuery } from '#features/p2p-users/center/p2p-settings.query.ts';
import { p2pArticleListQuery } from '#features/p2p-users/tutorial/p2p-article-list.query.ts';
import { seenTipListQuery } from '#features/p2p-users/tutorial/seen-tip-list.query.ts';
import { tradeTipsQuery } from '#features/p2p-users/tutorial/trade-tips.query.ts';
import { countryTexts } from '#i18n/country-names.ts';
import { useText } from '#i18n/texts.tsx';
import { coinListQuery } from '#parts/p2p/coin-list.query.ts';
import { fiatListQuery } from '#parts/p2p/fiat-list.query.ts';
import { myTraderQuery } from '#parts/p2p/my-trader.query.ts';
import { TitledPage } from '#parts/titled-page.tsx';
import { loadPrivatePage } from '#session/private-page.server.ts';
import { visitPrivatePage } from '#session/require-login.ts';
import type { Handle } from '#shell/handle.ts';
import type { Route } from './+types/center.ts';

const needs: PageNeeds = {
  texts: ['account', 'p2p', 'p2p-users', countryTexts],
  queries: [
    myTraderQuery,
    fiatListQuery,
    coinListQuery,
    p2pSettingsQuery,
    p2pAreaListQuery,
    seenTipListQuery,
    p2pArticleListQuery({}),
    tradeTipsQuery,
  ],
};

export const handle: Handle = { texts: needs.texts };

export function loader(args: Route.LoaderArgs) {
  return loadPrivatePage(args, needs);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needs);
}

export default function P2pCenter({ loaderData }: Route.ComponentProps) {
  const t = useText('p2p-users');
  return (
    <HydrationBoundary state={loaderData.queries}>
      <TitledPage title={t('title')} lead={t('lead')}>
        <CenterScreen blockList={<BlockList />} />
      </TitledPage>
    </HydrationBoundary>
  );
}
