import { HydrationBoundary } from '@tanstack/react-query';
import { loadPage } from '#api/load-page.server.ts';
import type { PageNeeds } from '#api/page-needs.ts';
import { visitPage } from '#api/visit-page.ts';
import { dialCodeListQuery } from '#features/auth/dial-code-list.query.ts';
import { ForgotScreen } from '#features/auth/forgot-screen.tsx';
import { countryTexts } from '#i18n/country-names.ts';
import { pageTitlesQuery } from '#site/page-titles.query.ts';
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
