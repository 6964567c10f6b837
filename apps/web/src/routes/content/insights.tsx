import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { listNeeds } from '#features/core/content/content-needs.ts';
import { listPlaceOf } from '#features/core/content/list-place.ts';
import { InsightsScreen } from '#features/core/content/lists/insights-screen.tsx';
import { articleTopics } from '#features/core/content/topics.ts';
import { placedBannerListQuery } from '#queries/content/placed-banner-list.query.ts';
import type { Handle } from '#shell/handle.ts';
import { MissingPage } from '#shell/missing-page.tsx';
import { loadSubject } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import type { Route } from './+types/insights.ts';

const texts = ['content', 'insights'];

export const handle: Handle = { texts };

export function loader({ context, request }: Route.LoaderArgs) {
  return loadSubject(context, needsAt(request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPage(needsAt(request));
}

function needsAt({ url }: Request): PageNeeds {
  const needs = listNeeds('insights', texts, { kind: 'article', ...listPlaceOf(new URL(url).searchParams, articleTopics) });
  return { ...needs, queries: [...needs.queries, placedBannerListQuery('insights')] };
}

export default function Insights({ loaderData: { queries, status } }: Route.ComponentProps) {
  if (status === 404) return <MissingPage />;
  return (
    <HydrationBoundary state={queries}>
      <InsightsScreen />
    </HydrationBoundary>
  );
}
