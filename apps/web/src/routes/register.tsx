import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#api/page-needs.ts';
import { visitPage } from '#api/visit-page.ts';
import { countryListQuery } from '#features/auth/country-list.query.ts';
import { dialCodeListQuery } from '#features/auth/dial-code-list.query.ts';
import { hongKongNoticeQuery } from '#features/auth/hong-kong-notice.query.ts';
import { RegisterScreen } from '#features/auth/register-screen.tsx';
import { countryTexts } from '#i18n/country-names.ts';
import { loadDoor } from '#session/private-page.server.ts';
import { pageTitlesQuery } from '#site/page-titles.query.ts';
import type { Route } from './+types/register.ts';

const needs: PageNeeds = {
  texts: ['auth', countryTexts],
  queries: [countryListQuery, dialCodeListQuery, hongKongNoticeQuery, pageTitlesQuery('register')],
};

export const handle = { texts: needs.texts };

export function loader(asked: Route.LoaderArgs) {
  return loadDoor(asked, needs);
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
