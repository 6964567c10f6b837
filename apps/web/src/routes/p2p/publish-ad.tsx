import { HydrationBoundary } from '@tanstack/react-query';
import { lazy } from 'react';
import type { PageNeeds } from '#api/page-needs.ts';
import { adCoinsAndFiatsQuery } from '#features/p2p-ads/ad-coins-and-fiats.query.ts';
import { adLimitsQuery } from '#features/p2p-ads/ad-limits.query.ts';
import { myAdDetailQuery } from '#features/p2p-ads/my-ad-detail.query.ts';
import { publishPlaceOf } from '#features/p2p-ads/publish/publish-place.ts';
import { PublishScreen } from '#features/p2p-ads/publish/publish-screen.tsx';
import { countryTexts } from '#i18n/country-names.ts';
import { useText } from '#i18n/texts.tsx';
import { myTraderQuery } from '#parts/p2p/my-trader.query.ts';
import { TitledPage } from '#parts/titled-page.tsx';
import { myAccountQuery } from '#session/my-account.query.ts';
import { loadPrivatePage } from '#session/private-page.server.ts';
import { visitPrivatePage } from '#session/require-login.ts';
import type { Handle } from '#shell/handle.ts';
import { usePage } from '#shell/page.tsx';
import type { Route } from './+types/publish-ad.ts';

const AddMethodDialog = lazy(async () => ({ default: (await import('#features/p2p-paymethods/add-method-dialog.tsx')).AddMethodDialog }));

const texts = ['amounts', countryTexts, 'p2p', 'p2p-ads', 'paymethods'];

export const handle: Handle = { texts };

export function loader(args: Route.LoaderArgs) {
  return loadPrivatePage(args, needsAt(args.request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needsAt(request));
}

function needsAt({ url }: Request): PageNeeds {
  const { copy, published } = publishPlaceOf(new URL(url).searchParams);
  const ads = [copy, published].filter((adNo) => adNo !== undefined).map(myAdDetailQuery);
  return { texts, queries: [myAccountQuery, myTraderQuery, adCoinsAndFiatsQuery, adLimitsQuery, ...ads] };
}

export default function PublishAd({ loaderData }: Route.ComponentProps) {
  const t = useText('p2p-ads');
  const { currency } = usePage().locale;
  return (
    <HydrationBoundary state={loaderData.queries}>
      <TitledPage title={t('post')}>
        <PublishScreen addMethod={(wish) => <AddMethodDialog {...wish} />} defaultFiat={currency} />
      </TitledPage>
    </HydrationBoundary>
  );
}
