import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { TicketScreen } from '#features/identity/support/ticket-screen.tsx';
import { ticketDetailQuery } from '#queries/support/ticket-detail.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/ticket.ts';

const texts = ['support'];

export const handle: Handle = { texts, isTask: true };

export function loader(args: Route.LoaderArgs) {
  return loadPrivatePage(args, needsOf(args.params.ticketNo));
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needsOf(params.ticketNo));
}

function needsOf(ticketNo: string): PageNeeds {
  return { texts, queries: [ticketDetailQuery(ticketNo)] };
}

export default function TicketRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <TicketScreen key={params.ticketNo} ticketNo={params.ticketNo} />
    </HydrationBoundary>
  );
}
