import { HydrationBoundary } from '@tanstack/react-query';
import { ChatScreen } from '#features/identity/support/chat-screen.tsx';
import type { Handle } from '#shell/handle.ts';
import { loadPage } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import type { Route } from './+types/chat.ts';

const texts = ['support'];
const needs = { texts, queries: [] };

export const handle: Handle = { texts, isTask: true };

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, needs);
}

export function clientLoader() {
  return visitPage(needs);
}

export default function ChatRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <ChatScreen />
    </HydrationBoundary>
  );
}
