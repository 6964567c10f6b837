import { HydrationBoundary } from '@tanstack/react-query';
import { AppealTimesScreen } from '#features/p2p/p2p-appeals/times/appeal-times-screen.tsx';
import { appealTimesQuery } from '#queries/p2p-appeals/appeal-times.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPage } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import type { Route } from './+types/appeal-times.ts';

/** Lengths of time are said in the words of P2P. */
const needs = { texts: ['appeal-times', 'p2p'], queries: [appealTimesQuery] };

export const handle: Handle = { texts: needs.texts };

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, needs);
}

export function clientLoader() {
  return visitPage(needs);
}

export default function AppealTimes({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <AppealTimesScreen />
    </HydrationBoundary>
  );
}
