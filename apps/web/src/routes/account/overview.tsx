import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { countryTexts } from '#base/i18n/country-names.ts';
import { useText } from '#base/i18n/texts.tsx';
import { ProfilePanel } from '#features/identity/accounts/profile-panel.tsx';
import { SecurityLevel } from '#features/identity/security/security-level.tsx';
import { RecentLogins } from '#features/identity/sessions/recent-logins.tsx';
import { PlacedBanners } from '#parts/banners/placed-banners.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { identityRoleQuery } from '#queries/accounts/identity-role.query.ts';
import { placedBannerListQuery } from '#queries/content/placed-banner-list.query.ts';
import { securityOverviewQuery } from '#queries/security/security-overview.query.ts';
import { loginHistoryQuery } from '#queries/sessions/login-history.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import { useSession } from '#site/session/use-session.ts';
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
