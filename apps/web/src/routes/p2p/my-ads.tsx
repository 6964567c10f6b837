import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { methodTexts } from '#base/i18n/areas.ts';
import { useText } from '#base/i18n/texts.tsx';
import { MyAdsActions } from '#features/p2p/p2p-ads/own/my-ads-actions.tsx';
import { adsPageAt, adsPlaceOf } from '#features/p2p/p2p-ads/own/my-ads-place.ts';
import { MyAdsScreen } from '#features/p2p/p2p-ads/own/my-ads-screen.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { myAccountQuery } from '#queries/accounts/my-account.query.ts';
import { editingAdListQuery } from '#queries/p2p-ads/editing-ad-list.query.ts';
import { myAdListQuery } from '#queries/p2p-ads/my-ad-list.query.ts';
import { adCoinListQuery } from '#queries/p2p-config/ad-coin-list.query.ts';
import { adFiatListQuery } from '#queries/p2p-config/ad-fiat-list.query.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/my-ads.ts';

const texts = ['amounts', methodTexts, 'p2p', 'p2p-ads'];

export const handle: Handle = { texts };

export function loader(args: Route.LoaderArgs) {
  return loadPrivatePage(args, needsAt(args.request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needsAt(request));
}

function needsAt({ url }: Request): PageNeeds {
  const page = myAdListQuery(adsPageAt(adsPlaceOf(new URL(url).searchParams)));
  return { texts, queries: [myAccountQuery, myTraderQuery, page, editingAdListQuery, adCoinListQuery, adFiatListQuery] };
}

export default function MyAds({ loaderData }: Route.ComponentProps) {
  const t = useText('p2p-ads');
  return (
    <HydrationBoundary state={loaderData.queries}>
      <TitledPage title={t('title')} aside={<MyAdsActions />}>
        <MyAdsScreen />
      </TitledPage>
    </HydrationBoundary>
  );
}
