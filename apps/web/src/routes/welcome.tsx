import type { PageNeeds } from '#base/api/page-needs.ts';
import { WelcomeScreen } from '#features/identity/auth/welcome-screen.tsx';

import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/welcome.ts';

const needs: PageNeeds = { texts: ['auth'], queries: [] };

export const handle = { texts: needs.texts };

export function loader(asked: Route.LoaderArgs) {
  return loadPrivatePage(asked, needs);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needs);
}

export default WelcomeScreen;
