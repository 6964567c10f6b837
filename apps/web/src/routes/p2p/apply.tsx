import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { ApplyScreen } from '#features/p2p/p2p-merchants/apply/apply-screen.tsx';
import { myAccountQuery } from '#queries/accounts/my-account.query.ts';
import { applicationFiatLimitQuery } from '#queries/p2p-merchants/application-fiat-limit.query.ts';
import { applicationFiatListQuery } from '#queries/p2p-merchants/application-fiat-list.query.ts';
import { applicationRequirementsQuery } from '#queries/p2p-merchants/application-requirements.query.ts';
import { lastApplicationQuery } from '#queries/p2p-merchants/last-application.query.ts';
import { merchantAccountTypeQuery } from '#queries/p2p-merchants/merchant-account-type.query.ts';
import { merchantFiatListQuery } from '#queries/p2p-merchants/merchant-fiat-list.query.ts';
import { merchantStandingQuery } from '#queries/p2p-merchants/merchant-standing.query.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPage } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import { loginCookie } from '#site/session/login-cookie.ts';
import { visitContext } from '#site/visitor.server.ts';
import type { Route } from './+types/apply.ts';

const texts = ['amounts', 'p2p-merchants'];

/** An application has one way on; the pages of the market would only lead away. */
export const handle: Handle = { texts, hidesP2pNavigation: true };

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, needsOf(context.get(visitContext).mayHaveSession));
}

export function clientLoader() {
  return visitPage(needsOf(loginCookie.isThere()));
}

/** Guests read what it is about. */
function needsOf(mayBeMember: boolean): PageNeeds {
  return {
    texts,
    queries: mayBeMember
      ? [
          myAccountQuery,
          myTraderQuery,
          merchantStandingQuery,
          lastApplicationQuery,
          applicationRequirementsQuery,
          applicationFiatListQuery,
          applicationFiatLimitQuery,
          merchantAccountTypeQuery,
          merchantFiatListQuery,
        ]
      : [],
  };
}

export default function Apply({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      {/* The ground of the page would show through its panels. */}
      <div className="page w-full max-w-220 flex-1 py-6 tablet:py-10 [&_section]:bg-canvas">
        <ApplyScreen />
      </div>
    </HydrationBoundary>
  );
}
