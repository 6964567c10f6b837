import { HydrationBoundary } from '@tanstack/react-query';
import { StatusScreen } from '#features/core/content/status/status-screen.tsx';
import { pageTitlesQuery } from '#queries/content/page-titles.query.ts';
import { statusReportQuery } from '#queries/content/status-report.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPage } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import type { Route } from './+types/status.ts';

const needs = { texts: ['content'], queries: [statusReportQuery, pageTitlesQuery('status')] };

export const handle: Handle = { texts: needs.texts };

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, needs);
}

export function clientLoader() {
  return visitPage(needs);
}

export default function Status({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <StatusScreen />
    </HydrationBoundary>
  );
}
