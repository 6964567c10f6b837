import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#api/page-needs.ts';
import { adCoinListQuery } from '#features/p2p-ads/ad-coin-list.query.ts';
import { adFiatListQuery } from '#features/p2p-ads/ad-fiat-list.query.ts';
import { editingAdListQuery } from '#features/p2p-ads/editing-ad-list.query.ts';
import { myAdListQuery } from '#features/p2p-ads/my-ad-list.query.ts';
import { MyAdsActions } from '#features/p2p-ads/own/my-ads-actions.tsx';
import { adsPageAt, adsPlaceOf } from '#features/p2p-ads/own/my-ads-place.ts';
import { MyAdsScreen } from '#features/p2p-ads/own/my-ads-screen.tsx';
import { useText } from '#i18n/texts.tsx';
import { myTraderQuery } from '#parts/p2p/my-trader.query.ts';
import { TitledPage } from '#parts/titled-page.tsx';
import { myAccountQuery } from '#session/my-account.query.ts';
import { loadPrivatePage } from '#session/private-page.server.ts';
import { visitPrivatePage } from '#session/require-login.ts';
import type { Handle } from '#shell/handle.ts';
import type { Route } from './+types/my-ads.ts';

const texts = ['amounts', 'p2p', 'p2p-ads'];

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
