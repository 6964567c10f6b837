import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { useText } from '#base/i18n/texts.tsx';
import { OrdersActions } from '#features/p2p/p2p-orders/list/orders-actions.tsx';
import { ordersPageAt, ordersPlaceOf } from '#features/p2p/p2p-orders/list/orders-place.ts';
import { OrdersScreen } from '#features/p2p/p2p-orders/list/orders-screen.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { coinListQuery } from '#queries/p2p-config/coin-list.query.ts';
import { fiatListQuery } from '#queries/p2p-config/fiat-list.query.ts';
import { orderListQuery } from '#queries/p2p-orders/order-list.query.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/my-orders.ts';

const texts = ['p2p-order-list'];

export const handle: Handle = { texts };

export function loader(args: Route.LoaderArgs) {
  return loadPrivatePage(args, needsAt(args.request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needsAt(request));
}

function needsAt({ url }: Request): PageNeeds {
  const page = orderListQuery(ordersPageAt(ordersPlaceOf(new URL(url).searchParams)));
  return { texts, queries: [myTraderQuery, page, coinListQuery, fiatListQuery] };
}

export default function MyOrders({ loaderData }: Route.ComponentProps) {
  const t = useText('p2p-order-list');
  return (
    <HydrationBoundary state={loaderData.queries}>
      <TitledPage title={t('title')} aside={<OrdersActions />}>
        <OrdersScreen />
      </TitledPage>
    </HydrationBoundary>
  );
}
