import { HydrationBoundary } from '@tanstack/react-query';
import { data } from 'react-router';
import { loadPage } from '#api/load-page.server.ts';
import type { PageNeeds } from '#api/page-needs.ts';
import { visitPage } from '#api/visit-page.ts';
import { DefaultLayout } from '#shell/default-layout.tsx';
import { NotFoundPage } from '#shell/not-found-page.tsx';
import { shellQueries } from '#shell/shell-queries.ts';
import type { Route } from './+types/not-found.ts';

const needs: PageNeeds = { texts: [], queries: shellQueries };

/** Whatever no other route answers. It is a page like any other, with its own status. */
export async function loader({ context }: Route.LoaderArgs) {
  return data(await loadPage(context, needs), { status: 404 });
}

export function clientLoader() {
  return visitPage(needs);
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <DefaultLayout>
        <NotFoundPage />
      </DefaultLayout>
    </HydrationBoundary>
  );
}
