import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { countryTexts } from '#base/i18n/country-names.ts';
import { LogInScreen } from '#features/identity/auth/log-in-screen.tsx';
import { pageTitlesQuery } from '#queries/content/page-titles.query.ts';
import { dialCodeListQuery } from '#queries/reference/dial-code-list.query.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import { loadAuthPage } from '#site/session/private-page.server.ts';
import type { Route } from './+types/login.ts';

const needs: PageNeeds = { texts: ['auth', countryTexts], queries: [dialCodeListQuery, pageTitlesQuery('login')] };

export const handle = { texts: needs.texts };

export function loader(asked: Route.LoaderArgs) {
  return loadAuthPage(asked, needs);
}

export function clientLoader() {
  return visitPage(needs);
}

export default function Login({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <LogInScreen />
    </HydrationBoundary>
  );
}
