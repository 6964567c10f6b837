import type { PageNeeds } from '#base/api/page-needs.ts';
import { LockScreen } from '#features/identity/auth/lock-screen.tsx';
import { loadPage } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import type { Route } from './+types/lock-account.ts';

const needs: PageNeeds = { texts: ['auth'], queries: [] };

export const handle = { texts: needs.texts };

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, needs);
}

export function clientLoader() {
  return visitPage(needs);
}

export default LockScreen;
