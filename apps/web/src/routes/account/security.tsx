import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { countryTexts } from '#base/i18n/country-names.ts';
import { useText } from '#base/i18n/texts.tsx';
import { SecurityScreen } from '#features/identity/security/security-screen.tsx';
import { MainOnly } from '#parts/sub-accounts/main-only.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { securityOverviewQuery } from '#queries/security/security-overview.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/security.ts';

const needs: PageNeeds = { texts: ['account', 'security', countryTexts], queries: [securityOverviewQuery] };

export const handle: Handle = { texts: needs.texts };

export function loader(args: Route.LoaderArgs) {
  return loadPrivatePage(args, needs);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needs);
}

export default function AccountSecurity({ loaderData }: Route.ComponentProps) {
  const t = useText('account');
  return (
    <HydrationBoundary state={loaderData.queries}>
      <TitledPage title={t('nav_security')}>
        <MainOnly>
          <SecurityScreen />
        </MainOnly>
      </TitledPage>
    </HydrationBoundary>
  );
}
