import { HydrationBoundary } from '@tanstack/react-query';
import { loadPage } from '#api/load-page.server.ts';
import { visitPage } from '#api/visit-page.ts';
import { documentListQuery } from '#features/content/document-list.query.ts';
import { HelpScreen } from '#features/content/lists/help-screen.tsx';
import type { Handle } from '#shell/handle.ts';
import { pageTitlesQuery } from '#site/page-titles.query.ts';
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
