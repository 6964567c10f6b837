import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#api/page-needs.ts';
import { DisplayPanel } from '#features/preferences/display-panel.tsx';
import { SwitchPanel } from '#features/preferences/switch-panel.tsx';
import { userPreferencesQuery } from '#features/preferences/user-preferences.query.ts';
import { TimeBasisSelect } from '#features/rates/time-basis-select.tsx';
import { PrivacyPanel } from '#features/security/privacy/privacy-panel.tsx';
import { securityOverviewQuery } from '#features/security/security-overview.query.ts';
import { useText } from '#i18n/texts.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { currencyListQuery } from '#preferences/currency-list.query.ts';
import { languageListQuery } from '#preferences/language-list.query.ts';
import { loadPrivatePage } from '#session/private-page.server.ts';
import { visitPrivatePage } from '#session/require-login.ts';
import { useSession } from '#session/use-session.ts';
import type { Handle } from '#shell/handle.ts';
import type { Route } from './+types/preferences.ts';

const needs: PageNeeds = {
  texts: ['account', 'security', 'rates'],
  queries: [userPreferencesQuery, securityOverviewQuery, languageListQuery, currencyListQuery],
};

export const handle: Handle = { texts: needs.texts };

export function loader(args: Route.LoaderArgs) {
  return loadPrivatePage(args, needs);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needs);
}

export default function AccountPreferences({ loaderData }: Route.ComponentProps) {
  const t = useText('account');
  const isChild = useSession().account?.userInfo?.childFlag === true;
  return (
    <HydrationBoundary state={loaderData.queries}>
      <TitledPage title={t('nav_preferences')}>
        <DisplayPanel timeBasis={<TimeBasisSelect />} />
        <SwitchPanel />
        {!isChild && <PrivacyPanel />}
      </TitledPage>
    </HydrationBoundary>
  );
}
