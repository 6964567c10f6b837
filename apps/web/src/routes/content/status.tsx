import { HydrationBoundary } from '@tanstack/react-query';
import { loadPage } from '#api/load-page.server.ts';
import { visitPage } from '#api/visit-page.ts';
import { StatusScreen } from '#features/content/status/status-screen.tsx';
import { statusReportQuery } from '#features/content/status-report.query.ts';
import type { Handle } from '#shell/handle.ts';
import { pageTitlesQuery } from '#site/page-titles.query.ts';
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
