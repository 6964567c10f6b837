import { HydrationBoundary } from '@tanstack/react-query';
import { documentNeeds } from '#features/core/content/content-needs.ts';
import { DocumentScreen } from '#features/core/content/document/document-screen.tsx';
import type { Handle } from '#shell/handle.ts';
import { loadSubject } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import type { Route } from './+types/announcement.ts';

export const handle: Handle = { texts: ['content'] };

export function loader({ context, params }: Route.LoaderArgs) {
  return loadSubject(context, documentNeeds('announcement', params.slug));
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return visitPage(documentNeeds('announcement', params.slug));
}

export default function Announcement({ loaderData: { queries, status }, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <DocumentScreen kind="announcement" slug={params.slug} isMissing={status === 404} />
    </HydrationBoundary>
  );
}
