import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { ReleaseScreen } from '#features/p2p/p2p-merchants/release/release-screen.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { myAccountQuery } from '#queries/accounts/my-account.query.ts';
import { releaseProgressQuery } from '#queries/p2p-merchants/release-progress.query.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/release.ts';

const needs: PageNeeds = { texts: ['p2p-merchants'], queries: [myAccountQuery, myTraderQuery, releaseProgressQuery] };

export const handle: Handle = { texts: needs.texts };

export function loader(args: Route.LoaderArgs) {
  return loadPrivatePage(args, needs);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needs);
}

export default function Release({ loaderData }: Route.ComponentProps) {
  const t = useText('p2p-merchants');
  return (
    <HydrationBoundary state={loaderData.queries}>
      <TitledPage
        title={t('give_up')}
        lead={t('release_lead')}
        aside={
          <Link to="/p2p-trade/apply" className="quiet-link text-14">
            {t('to_status')}
          </Link>
        }
      >
        <ReleaseScreen />
      </TitledPage>
    </HydrationBoundary>
  );
}
