import type { PageNeeds } from '#base/api/page-needs.ts';
import { countryTexts } from '#base/i18n/country-names.ts';
import { ConfirmQrScreen } from '#features/identity/auth/confirm-qr-screen.tsx';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/login-confirm.ts';

const needs: PageNeeds = { texts: ['auth', 'security', countryTexts], queries: [] };

export const handle = { texts: needs.texts };

export function loader(asked: Route.LoaderArgs) {
  return loadPrivatePage(asked, needs);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needs);
}

export default ConfirmQrScreen;
