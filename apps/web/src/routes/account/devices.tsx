import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { countryTexts } from '#base/i18n/country-names.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LoginHistoryPanel } from '#features/identity/sessions/login-history-panel.tsx';
import { SessionPanel } from '#features/identity/sessions/session-panel.tsx';
import { MainOnly } from '#parts/sub-accounts/main-only.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { loginHistoryQuery } from '#queries/sessions/login-history.query.ts';
import { sessionListQuery } from '#queries/sessions/session-list.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/devices.ts';

const needs: PageNeeds = { texts: ['account', countryTexts], queries: [sessionListQuery, loginHistoryQuery()] };

export const handle: Handle = { texts: needs.texts };

export function loader(args: Route.LoaderArgs) {
  return loadPrivatePage(args, needs);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needs);
}

export default function AccountDevices({ loaderData }: Route.ComponentProps) {
  const t = useText('account');
  return (
    <HydrationBoundary state={loaderData.queries}>
      <TitledPage title={t('nav_devices')}>
        <MainOnly>
          <SessionPanel />
          <LoginHistoryPanel />
        </MainOnly>
      </TitledPage>
    </HydrationBoundary>
  );
}
