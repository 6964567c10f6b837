import type { PageNeeds } from '#api/page-needs.ts';
import { ConfirmQrScreen } from '#features/auth/confirm-qr-screen.tsx';
import { countryTexts } from '#i18n/country-names.ts';
import { loadPrivatePage } from '#session/private-page.server.ts';
import { visitPrivatePage } from '#session/require-login.ts';
import type { Route } from './+types/login-confirm.ts';

const needs: PageNeeds = { texts: ['auth', countryTexts], queries: [] };

export const handle = { texts: needs.texts };

export function loader(asked: Route.LoaderArgs) {
  return loadPrivatePage(asked, needs);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needs);
}

export default ConfirmQrScreen;
