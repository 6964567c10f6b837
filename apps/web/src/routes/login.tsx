import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#api/page-needs.ts';
import { visitPage } from '#api/visit-page.ts';
import { dialCodeListQuery } from '#features/auth/dial-code-list.query.ts';
import { LogInScreen } from '#features/auth/log-in-screen.tsx';
import { countryTexts } from '#i18n/country-names.ts';
import { loadDoor } from '#session/private-page.server.ts';
import { pageTitlesQuery } from '#site/page-titles.query.ts';
import type { Route } from './+types/login.ts';

const needs: PageNeeds = { texts: ['auth', countryTexts], queries: [dialCodeListQuery, pageTitlesQuery('login')] };

export const handle = { texts: needs.texts };

export function loader(asked: Route.LoaderArgs) {
  return loadDoor(asked, needs);
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
