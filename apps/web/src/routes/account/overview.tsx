import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#api/page-needs.ts';
import { identityRoleQuery } from '#features/accounts/identity-role.query.ts';
import { ProfilePanel } from '#features/accounts/profile-panel.tsx';
import { SecurityLevel } from '#features/security/security-level.tsx';
import { securityOverviewQuery } from '#features/security/security-overview.query.ts';
import { loginHistoryQuery } from '#features/sessions/login-history.query.ts';
import { RecentLogins } from '#features/sessions/recent-logins.tsx';
import { countryTexts } from '#i18n/country-names.ts';
import { useText } from '#i18n/texts.tsx';
import { placedBannerListQuery } from '#parts/banners/placed-banner-list.query.ts';
import { PlacedBanners } from '#parts/banners/placed-banners.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { loadPrivatePage } from '#session/private-page.server.ts';
import { visitPrivatePage } from '#session/require-login.ts';
import { useSession } from '#session/use-session.ts';
import type { Handle } from '#shell/handle.ts';
import type { Route } from './+types/overview.ts';

const needs: PageNeeds = {
  texts: ['account', 'security', countryTexts],
  queries: [securityOverviewQuery, loginHistoryQuery(), identityRoleQuery, placedBannerListQuery('account')],
};

export const handle: Handle = { texts: needs.texts };

export function loader(args: Route.LoaderArgs) {
  return loadPrivatePage(args, needs);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needs);
}

export default function AccountOverview({ loaderData }: Route.ComponentProps) {
  const t = useText('account');
  const userInfo = useSession().account?.userInfo ?? undefined;
  return (
    <HydrationBoundary state={loaderData.queries}>
      <TitledPage title={t('overview')}>
        <PlacedBanners place="account" />
        <ProfilePanel userInfo={userInfo} />
        {/* How the person is protected is the main account's matter. */}
        {userInfo?.childFlag !== true && (
          <>
            <SecurityLevel isVerified={userInfo?.hasRealValidate ?? false} />
            <RecentLogins />
          </>
        )}
      </TitledPage>
    </HydrationBoundary>
  );
}
