import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { useText } from '#base/i18n/texts.tsx';
import { SubAccountsPanel } from '#features/identity/sub-accounts/sub-accounts-panel.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { subAccountListQuery } from '#queries/sub-accounts/sub-account-list.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/sub-accounts.ts';

const needs: PageNeeds = { texts: ['account'], queries: [subAccountListQuery] };

export const handle: Handle = { texts: needs.texts };

export function loader(args: Route.LoaderArgs) {
  return loadPrivatePage(args, needs);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needs);
}

export default function AccountSubAccounts({ loaderData }: Route.ComponentProps) {
  const t = useText('account');
  return (
    <HydrationBoundary state={loaderData.queries}>
      <TitledPage title={t('nav_sub_accounts')} lead={t('sub_accounts_lead')}>
        <SubAccountsPanel />
      </TitledPage>
    </HydrationBoundary>
  );
}
