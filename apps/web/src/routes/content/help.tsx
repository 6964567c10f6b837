import { HydrationBoundary } from '@tanstack/react-query';
import { HelpScreen } from '#features/core/content/lists/help-screen.tsx';
import { documentListQuery } from '#queries/content/document-list.query.ts';
import { pageTitlesQuery } from '#queries/content/page-titles.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPage } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import type { Route } from './+types/help.ts';

const needs = { texts: ['content'], queries: [documentListQuery({ kind: 'help' }), pageTitlesQuery('help')] };

export const handle: Handle = { texts: needs.texts };

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, needs);
}

export function clientLoader() {
  return visitPage(needs);
}

export default function Help({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <HelpScreen />
    </HydrationBoundary>
  );
}
