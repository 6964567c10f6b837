import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { RequestScreen } from '#features/identity/risk/request-screen.tsx';
import { requestDetailQuery } from '#queries/risk/request-detail.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/request.ts';

const texts = ['account', 'risk'];

export const handle: Handle = { texts };

export function loader(args: Route.LoaderArgs) {
  return loadPrivatePage(args, needsOf(args.params.requestNo));
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needsOf(params.requestNo));
}

function needsOf(requestNo: string): PageNeeds {
  return { texts, queries: [requestDetailQuery(requestNo)] };
}

export default function RequestRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <RequestScreen key={params.requestNo} requestNo={params.requestNo} />
    </HydrationBoundary>
  );
}
