import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { methodTexts } from '#base/i18n/areas.ts';
import { countryTexts } from '#base/i18n/country-names.ts';
import { useText } from '#base/i18n/texts.tsx';
import { BlockList } from '#features/p2p/p2p-blocklist/block-list.tsx';
import { CenterScreen } from '#features/p2p/p2p-users/center/center-screen.tsx';
import { RecordPanel } from '#features/p2p/proofs/record-panel.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { p2pArticleListQuery } from '#queries/content/p2p-article-list.query.ts';
import { tradeTipsQuery } from '#queries/content/trade-tips.query.ts';
import { coinListQuery } from '#queries/p2p-config/coin-list.query.ts';
import { fiatListQuery } from '#queries/p2p-config/fiat-list.query.ts';
import { p2pSettingsQuery } from '#queries/p2p-config/p2p-settings.query.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import { seenTipListQuery } from '#queries/p2p-users/seen-tip-list.query.ts';
import { withdrawalHoldQuery } from '#queries/p2p-users/withdrawal-hold.query.ts';
import { p2pAreaListQuery } from '#queries/reference/p2p-area-list.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/center.ts';

const needs: PageNeeds = {
  texts: ['account', 'p2p', 'p2p-users', countryTexts, methodTexts],
  queries: [
    myTraderQuery,
    fiatListQuery,
    coinListQuery,
    p2pSettingsQuery,
    p2pAreaListQuery,
    seenTipListQuery,
    withdrawalHoldQuery,
    p2pArticleListQuery({}),
    tradeTipsQuery({}),
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
        <CenterScreen blockList={<BlockList />} record={<RecordPanel />} />
      </TitledPage>
    </HydrationBoundary>
  );
}
