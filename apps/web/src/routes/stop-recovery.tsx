import type { PageNeeds } from '#base/api/page-needs.ts';
import { StopRecoveryScreen } from '#features/identity/auth/recovery/stop-recovery-screen.tsx';
import { loadPage } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import type { Route } from './+types/stop-recovery.ts';

const needs: PageNeeds = { texts: ['auth'], queries: [] };

export const handle = { texts: needs.texts };

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, needs);
}

export function clientLoader() {
  return visitPage(needs);
}

export default StopRecoveryScreen;
