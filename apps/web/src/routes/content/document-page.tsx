import type { FixedPage } from '@peerbourse/contract/core/content/kind.shape';
import { HydrationBoundary } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { documentNeeds } from '#features/core/content/content-needs.ts';
import { DocumentScreen } from '#features/core/content/document/document-screen.tsx';
import type { Handle } from '#shell/handle.ts';
import { loadSubject } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import type { Route } from './+types/document-page.ts';

export const handle: Handle = { texts: ['content'] };

export function loader({ context, request }: Route.LoaderArgs) {
  return loadSubject(context, needsAt(request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPage(needsAt(request));
}

function needsAt({ url }: Request): PageNeeds {
  const name = nameAt(new URL(url).pathname);
  return documentNeeds('page', name, [name]);
}

/** Each of these pages has an address of its own, which ends with its name; the table of pages lets no other name come here. */
function nameAt(path: string): FixedPage {
  return path.split('/').findLast(Boolean) as FixedPage;
}

export default function DocumentPage({ loaderData: { queries, status } }: Route.ComponentProps) {
  const name = nameAt(useLocation().pathname);
  return (
    <HydrationBoundary state={queries}>
      <DocumentScreen kind="page" slug={name} isMissing={status === 404} />
    </HydrationBoundary>
  );
}
