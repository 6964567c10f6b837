import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#api/page-needs.ts';
import { myMethodListQuery } from '#features/p2p-paymethods/my-method-list.query.ts';
import { PaymentMethodsScreen } from '#features/p2p-paymethods/saved/payment-methods-screen.tsx';
import { useText } from '#i18n/texts.tsx';
import { fiatListQuery } from '#parts/p2p/fiat-list.query.ts';
import { myTraderQuery } from '#parts/p2p/my-trader.query.ts';
import { TitledPage } from '#parts/titled-page.tsx';
import { loadPrivatePage } from '#session/private-page.server.ts';
import { visitPrivatePage } from '#session/require-login.ts';
import type { Handle } from '#shell/handle.ts';
import type { Route } from './+types/payment-methods.ts';

const needs: PageNeeds = { texts: ['account', 'paymethods'], queries: [myMethodListQuery, myTraderQuery, fiatListQuery] };

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
