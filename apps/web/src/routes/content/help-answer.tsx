import { HydrationBoundary } from '@tanstack/react-query';
import { documentNeeds } from '#features/core/content/content-needs.ts';
import { DocumentScreen } from '#features/core/content/document/document-screen.tsx';
import type { Handle } from '#shell/handle.ts';
import { loadSubject } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import type { Route } from './+types/help-answer.ts';

export const handle: Handle = { texts: ['content'] };

export function loader({ context, params }: Route.LoaderArgs) {
  return loadSubject(context, documentNeeds('help', params.slug));
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return visitPage(documentNeeds('help', params.slug));
}

export default function HelpAnswer({ loaderData: { queries, status }, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <DocumentScreen kind="help" slug={params.slug} isMissing={status === 404} />
    </HydrationBoundary>
  );
}
