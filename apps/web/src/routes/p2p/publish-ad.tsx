import { HydrationBoundary } from '@tanstack/react-query';
import { lazy } from 'react';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { methodTexts } from '#base/i18n/areas.ts';
import { countryTexts } from '#base/i18n/country-names.ts';
import { useText } from '#base/i18n/texts.tsx';
import { usePage } from '#base/page.tsx';
import { publishPlaceOf } from '#features/p2p/p2p-ads/publish/publish-place.ts';
import { PublishScreen } from '#features/p2p/p2p-ads/publish/publish-screen.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { myAccountQuery } from '#queries/accounts/my-account.query.ts';
import { adLimitsQuery } from '#queries/p2p-ads/ad-limits.query.ts';
import { myAdDetailQuery } from '#queries/p2p-ads/my-ad-detail.query.ts';
import { adCoinsAndFiatsQuery } from '#queries/p2p-config/ad-coins-and-fiats.query.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/publish-ad.ts';

const AddMethodDialog = lazy(async () => ({
  default: (await import('#features/p2p/p2p-paymethods/add-method-dialog.tsx')).AddMethodDialog,
}));

const texts = ['amounts', countryTexts, methodTexts, 'p2p', 'p2p-ads', 'paymethods'];

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
        <PublishScreen addMethod={(filters) => <AddMethodDialog {...filters} />} defaultFiat={currency} />
      </TitledPage>
    </HydrationBoundary>
  );
}
