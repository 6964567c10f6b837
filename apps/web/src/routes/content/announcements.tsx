import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { listNeeds } from '#features/core/content/content-needs.ts';
import { listPlaceOf } from '#features/core/content/list-place.ts';
import { AnnouncementsScreen } from '#features/core/content/lists/announcements-screen.tsx';
import { announcementTopics } from '#features/core/content/topics.ts';
import type { Handle } from '#shell/handle.ts';
import { MissingPage } from '#shell/missing-page.tsx';
import { loadSubject } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import type { Route } from './+types/announcements.ts';

const texts = ['content'];

export const handle: Handle = { texts };

export function loader({ context, request }: Route.LoaderArgs) {
  return loadSubject(context, needsAt(request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPage(needsAt(request));
}

function needsAt({ url }: Request): PageNeeds {
  return listNeeds('announcements', texts, { kind: 'announcement', ...listPlaceOf(new URL(url).searchParams, announcementTopics) });
}

export default function Announcements({ loaderData: { queries, status } }: Route.ComponentProps) {
  if (status === 404) return <MissingPage />;
  return (
    <HydrationBoundary state={queries}>
      <AnnouncementsScreen />
    </HydrationBoundary>
  );
}
