import { HydrationBoundary } from '@tanstack/react-query';
import { lazy } from 'react';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { methodTexts } from '#base/i18n/areas.ts';
import { countryTexts } from '#base/i18n/country-names.ts';
import { useText } from '#base/i18n/texts.tsx';
import { EditScreen } from '#features/p2p/p2p-ads/publish/edit-screen.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { myAccountQuery } from '#queries/accounts/my-account.query.ts';
import { adLimitsQuery } from '#queries/p2p-ads/ad-limits.query.ts';
import { myAdDetailQuery } from '#queries/p2p-ads/my-ad-detail.query.ts';
import { adCoinsAndFiatsQuery } from '#queries/p2p-config/ad-coins-and-fiats.query.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/edit-ad.ts';

const AddMethodDialog = lazy(async () => ({
  default: (await import('#features/p2p/p2p-paymethods/add-method-dialog.tsx')).AddMethodDialog,
}));

const texts = ['amounts', countryTexts, methodTexts, 'p2p', 'p2p-ads', 'paymethods'];

export const handle: Handle = { texts };

export function loader(args: Route.LoaderArgs) {
  return loadPrivatePage(args, needsOf(args.params.adNo));
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needsOf(params.adNo));
}

function needsOf(adNo: string): PageNeeds {
  return { texts, queries: [myAccountQuery, myTraderQuery, myAdDetailQuery(adNo), adCoinsAndFiatsQuery, adLimitsQuery] };
}

export default function EditAd({ loaderData, params }: Route.ComponentProps) {
  const t = useText('p2p-ads');
  return (
    <HydrationBoundary state={loaderData.queries}>
      <TitledPage title={t('edit_title')}>
        <EditScreen adNo={params.adNo} addMethod={(filters) => <AddMethodDialog {...filters} />} />
      </TitledPage>
    </HydrationBoundary>
  );
}
