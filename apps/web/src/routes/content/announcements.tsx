import { HydrationBoundary } from '@tanstack/react-query';
import { loadSubject } from '#api/load-page.server.ts';
import type { PageNeeds } from '#api/page-needs.ts';
import { visitPage } from '#api/visit-page.ts';
import { listNeeds } from '#features/content/content-needs.ts';
import { listPlaceOf } from '#features/content/list-place.ts';
import { AnnouncementsScreen } from '#features/content/lists/announcements-screen.tsx';
import { announcementTopics } from '#features/content/topics.ts';
import type { Handle } from '#shell/handle.ts';
import { MissingPage } from '#shell/missing-page.tsx';
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
