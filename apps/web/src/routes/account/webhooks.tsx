import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { useText } from '#base/i18n/texts.tsx';
import { WebhooksPanel } from '#features/identity/webhooks/webhooks-panel.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { endpointListQuery } from '#queries/webhooks/endpoint-list.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/webhooks.ts';

const needs: PageNeeds = { texts: ['account', 'security', 'webhooks'], queries: [endpointListQuery] };

export const handle: Handle = { texts: needs.texts };

export function loader(args: Route.LoaderArgs) {
  return loadPrivatePage(args, needs);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needs);
}

export default function AccountWebhooks({ loaderData }: Route.ComponentProps) {
  const account = useText('account');
  const t = useText('webhooks');
  return (
    <HydrationBoundary state={loaderData.queries}>
      <TitledPage title={account('nav_webhooks')} lead={t('lead')}>
        <WebhooksPanel />
      </TitledPage>
    </HydrationBoundary>
  );
}
