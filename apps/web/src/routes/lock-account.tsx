import { loadPage } from '#api/load-page.server.ts';
import type { PageNeeds } from '#api/page-needs.ts';
import { visitPage } from '#api/visit-page.ts';
import { LockScreen } from '#features/auth/lock-screen.tsx';
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
