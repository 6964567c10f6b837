import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { countryTexts } from '#base/i18n/country-names.ts';
import { ForgotScreen } from '#features/identity/auth/forgot-screen.tsx';
import { pageTitlesQuery } from '#queries/content/page-titles.query.ts';
import { dialCodeListQuery } from '#queries/reference/dial-code-list.query.ts';
import { loadPage } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import type { Route } from './+types/forgot-password.ts';

const needs: PageNeeds = { texts: ['auth', countryTexts], queries: [dialCodeListQuery, pageTitlesQuery('forgot-password')] };

export const handle = { texts: needs.texts };

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, needs);
}

export function clientLoader() {
  return visitPage(needs);
}

export default function ForgotPassword({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <ForgotScreen />
    </HydrationBoundary>
  );
}
