import { HydrationBoundary } from '@tanstack/react-query';
import { lazy } from 'react';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { methodTexts } from '#base/i18n/areas.ts';
import { countryTexts } from '#base/i18n/country-names.ts';
import { ChatOfOrder } from '#features/p2p/p2p-chat/chat-of-order.tsx';
import { OrderScreen } from '#features/p2p/p2p-orders/order/order-screen.tsx';
import { myAccountQuery } from '#queries/accounts/my-account.query.ts';
import { fiatListQuery } from '#queries/p2p-config/fiat-list.query.ts';
import { orderDetailQuery } from '#queries/p2p-orders/order-detail.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/order.ts';

const texts = [countryTexts, methodTexts, 'p2p', 'p2p-appeals', 'p2p-chat', 'p2p-orders', 'p2p-ratings', 'p2p-rulings', 'paymethods'];

/** Most orders need none. */
const Appeal = lazy(async () => ({ default: (await import('#features/p2p/p2p-appeals/appeal-of-order.tsx')).AppealOfOrder }));

/** Most who look at an order have not completed it yet. */
const Rating = lazy(async () => ({ default: (await import('#features/p2p/p2p-ratings/rating-of-order.tsx')).RatingOfOrder }));

/** Nobody needs it to act, so it may come last. */
const Escrow = lazy(async () => ({ default: (await import('#features/p2p/proofs/escrow-line.tsx')).EscrowLine }));

export const handle: Handle = { texts, isTask: true, hidesP2pNavigation: true };

export function loader(args: Route.LoaderArgs) {
  return loadPrivatePage(args, needsOf(args.params.orderNo));
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needsOf(params.orderNo));
}

function needsOf(orderNo: string): PageNeeds {
  return { texts, queries: [myAccountQuery, fiatListQuery, orderDetailQuery(orderNo)] };
}

export default function OrderRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <OrderScreen key={params.orderNo} orderNo={params.orderNo} chat={ChatOfOrder} appeal={Appeal} rating={Rating} escrow={Escrow} />
    </HydrationBoundary>
  );
}
