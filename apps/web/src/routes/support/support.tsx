import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { SupportScreen } from '#features/identity/support/support-screen.tsx';
import { myTicketsQuery } from '#queries/support/my-tickets.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPage } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import { loginCookie } from '#site/session/login-cookie.ts';
import { visitContext } from '#site/visitor.server.ts';
import type { Route } from './+types/support.ts';

const texts = ['support'];

export const handle: Handle = { texts };

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, needsOf(context.get(visitContext).mayHaveSession));
}

export function clientLoader() {
  return visitPage(needsOf(loginCookie.isThere()));
}

/** Guests have no requests. */
function needsOf(mayBeMember: boolean): PageNeeds {
  return { texts, queries: mayBeMember ? [myTicketsQuery()] : [] };
}

export default function Support({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <SupportScreen />
    </HydrationBoundary>
  );
}
