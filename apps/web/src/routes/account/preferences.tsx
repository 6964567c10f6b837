import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { useText } from '#base/i18n/texts.tsx';
import { TimeBasisSelect } from '#features/core/rates/time-basis-select.tsx';
import { DisplayPanel } from '#features/identity/preferences/display-panel.tsx';
import { ConfirmationPanel, MessagePanel } from '#features/identity/preferences/switch-panel.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { languageListQuery } from '#queries/languages/language-list.query.ts';
import { userPreferencesQuery } from '#queries/preferences/user-preferences.query.ts';
import { currencyListQuery } from '#queries/rates/currency-list.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/preferences.ts';

const needs: PageNeeds = {
  texts: ['account', 'rates'],
  queries: [userPreferencesQuery, languageListQuery, currencyListQuery],
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
  return (
    <HydrationBoundary state={loaderData.queries}>
      <TitledPage title={t('nav_preferences')}>
        <DisplayPanel timeBasis={<TimeBasisSelect isField />} />
        <ConfirmationPanel />
        <MessagePanel />
      </TitledPage>
    </HydrationBoundary>
  );
}
