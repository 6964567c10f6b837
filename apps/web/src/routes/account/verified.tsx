import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { countryTexts } from '#base/i18n/country-names.ts';
import { useText } from '#base/i18n/texts.tsx';
import { VerificationScreen } from '#features/identity/verification/verification-screen.tsx';
import { MainOnly } from '#parts/sub-accounts/main-only.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { countryListQuery } from '#queries/reference/country-list.query.ts';
import { verificationStateQuery } from '#queries/verification/verification-state.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/verified.ts';

const needs: PageNeeds = { texts: ['account', 'verification', countryTexts], queries: [verificationStateQuery, countryListQuery] };

export const handle: Handle = { texts: needs.texts };

export function loader(args: Route.LoaderArgs) {
  return loadPrivatePage(args, needs);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needs);
}

export default function AccountVerified({ loaderData }: Route.ComponentProps) {
  const t = useText('verification');
  return (
    <HydrationBoundary state={loaderData.queries}>
      <TitledPage title={t('title')}>
        <MainOnly>
          <VerificationScreen />
        </MainOnly>
      </TitledPage>
    </HydrationBoundary>
  );
}
