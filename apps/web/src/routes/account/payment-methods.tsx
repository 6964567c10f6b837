import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { methodTexts } from '#base/i18n/areas.ts';
import { useText } from '#base/i18n/texts.tsx';
import { PaymentMethodsScreen } from '#features/p2p/p2p-paymethods/saved/payment-methods-screen.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { fiatListQuery } from '#queries/p2p-config/fiat-list.query.ts';
import { myMethodListQuery } from '#queries/p2p-paymethods/my-method-list.query.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/payment-methods.ts';

const needs: PageNeeds = { texts: ['account', 'paymethods', methodTexts], queries: [myMethodListQuery(), myTraderQuery, fiatListQuery] };

export const handle: Handle = { texts: needs.texts };

export function loader(args: Route.LoaderArgs) {
  return loadPrivatePage(args, needs);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needs);
}

export default function AccountPaymentMethods({ loaderData }: Route.ComponentProps) {
  const t = useText('paymethods');
  return (
    <HydrationBoundary state={loaderData.queries}>
      <TitledPage title={t('title')} lead={t('lead')}>
        <PaymentMethodsScreen />
      </TitledPage>
    </HydrationBoundary>
  );
}
