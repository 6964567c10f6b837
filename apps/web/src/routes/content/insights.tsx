import { HydrationBoundary } from '@tanstack/react-query';
import { loadSubject } from '#api/load-page.server.ts';
import type { PageNeeds } from '#api/page-needs.ts';
import { visitPage } from '#api/visit-page.ts';
import { listNeeds } from '#features/content/content-needs.ts';
import { listPlaceOf } from '#features/content/list-place.ts';
import { InsightsScreen } from '#features/content/lists/insights-screen.tsx';
import { articleTopics } from '#features/content/topics.ts';
import { placedBannerListQuery } from '#parts/banners/placed-banner-list.query.ts';
import type { Handle } from '#shell/handle.ts';
import { MissingPage } from '#shell/missing-page.tsx';
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
