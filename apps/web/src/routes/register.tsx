import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { countryTexts } from '#base/i18n/country-names.ts';
import { RegisterScreen } from '#features/identity/auth/register-screen.tsx';
import { pageTitlesQuery } from '#queries/content/page-titles.query.ts';
import { countryListQuery } from '#queries/reference/country-list.query.ts';
import { dialCodeListQuery } from '#queries/reference/dial-code-list.query.ts';
import { hongKongNoticeQuery } from '#queries/restrictions/hong-kong-notice.query.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import { loadAuthPage } from '#site/session/private-page.server.ts';
import type { Route } from './+types/register.ts';

const needs: PageNeeds = {
  texts: ['auth', countryTexts],
  queries: [countryListQuery, dialCodeListQuery, hongKongNoticeQuery, pageTitlesQuery('register')],
};

export const handle = { texts: needs.texts };

export function loader(asked: Route.LoaderArgs) {
  return loadAuthPage(asked, needs);
}

export function clientLoader() {
  return visitPage(needs);
}

/** Its steps are steps of one page. */
export function shouldRevalidate() {
  return false;
}

export default function Register({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <RegisterScreen />
    </HydrationBoundary>
  );
}
