import { HydrationBoundary } from '@tanstack/react-query';
import { lazy } from 'react';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { ensureTexts } from '#base/i18n/current-store.ts';
import { useText } from '#base/i18n/texts.tsx';
import { DeskScreen, deskQuery } from '#features/p2p/p2p-orders/desk/desk-screen.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { dayTotalsQuery } from '#queries/p2p-orders/day-totals.query.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/desk.ts';

const needs: PageNeeds = { texts: ['p2p-order-list'], queries: [myTraderQuery, deskQuery, dayTotalsQuery] };

/** Its words come when somebody opens it, as its code does. */
const Chat = lazy(async () => {
  const [{ ChatOfOrder }] = await Promise.all([import('#features/p2p/p2p-chat/chat-of-order.tsx'), ensureTexts(['p2p-chat'])]);
  return { default: ChatOfOrder };
});

export const handle: Handle = { texts: needs.texts };

export function loader(args: Route.LoaderArgs) {
  return loadPrivatePage(args, needs);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needs);
}

export default function P2pDesk({ loaderData }: Route.ComponentProps) {
  const t = useText('common');
  return (
    <HydrationBoundary state={loaderData.queries}>
      <TitledPage title={t('p2p_desk')}>
        <DeskScreen chat={Chat} />
      </TitledPage>
    </HydrationBoundary>
  );
}
