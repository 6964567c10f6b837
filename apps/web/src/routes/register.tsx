import { HydrationBoundary } from '@tanstack/react-query';
import { loadPage } from '#api/load-page.server.ts';
import type { PageNeeds } from '#api/page-needs.ts';
import { visitPage } from '#api/visit-page.ts';
import { countryListQuery } from '#features/auth/country-list.query.ts';
import { dialCodeListQuery } from '#features/auth/dial-code-list.query.ts';
import { RegisterScreen } from '#features/auth/register-screen.tsx';
import { countryTexts } from '#i18n/country-names.ts';
import type { Route } from './+types/register.ts';

const needs: PageNeeds = { texts: ['auth', countryTexts], queries: [countryListQuery, dialCodeListQuery] };

export const handle = { texts: needs.texts };

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, needs);
}

export function clientLoader() {
  return visitPage(needs);
}

export default function Register({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <RegisterScreen />
    </HydrationBoundary>
  );
}
