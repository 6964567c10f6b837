import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { useText } from '#base/i18n/texts.tsx';
import { KeysPanel } from '#features/identity/api-keys/keys-panel.tsx';
import { MainOnly } from '#parts/sub-accounts/main-only.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { keyListQuery } from '#queries/api-keys/key-list.query.ts';
import { subAccountListQuery } from '#queries/sub-accounts/sub-account-list.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/api-keys.ts';

const needs: PageNeeds = { texts: ['account', 'security', 'api-keys'], queries: [keyListQuery, subAccountListQuery] };

export const handle: Handle = { texts: needs.texts };

export function loader(args: Route.LoaderArgs) {
  return loadPrivatePage(args, needs);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needs);
}

export default function AccountApiKeys({ loaderData }: Route.ComponentProps) {
  const t = useText('api-keys');
  return (
    <HydrationBoundary state={loaderData.queries}>
      <TitledPage title={t('title')} lead={t('lead')}>
        <MainOnly>
          <KeysPanel />
        </MainOnly>
      </TitledPage>
    </HydrationBoundary>
  );
}
