import { HydrationBoundary } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { useRead } from '#base/api/read.ts';
import { StoppedNote } from '#features/p2p/p2p-config/stopped-note.tsx';
import { CopperGate } from '#features/p2p/p2p-users/copper-gate.tsx';
import { OnlineBeat } from '#features/p2p/p2p-users/online-beat.tsx';
import { RightGate } from '#features/p2p/p2p-users/right-gate.tsx';
import { coinsAndFiatsQuery } from '#queries/p2p-config/coins-and-fiats.query.ts';
import { marketStatusQuery } from '#queries/p2p-config/market-status.query.ts';
import { coinChainListQuery } from '#queries/reference/coin-chain-list.query.ts';
import { siteSettingsQuery } from '#queries/site/site-settings.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadSubject } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { Route } from './+types/gate.ts';

const ClosedPage = lazy(async () => ({ default: (await import('#shell/closed-page.tsx')).ClosedPage }));

const needs: PageNeeds = {
  texts: ['p2p', 'p2p-gates'],
  queries: [siteSettingsQuery, marketStatusQuery, coinsAndFiatsQuery, coinChainListQuery],
  subject: siteSettingsQuery,
  isThere: (settings) => (settings as SiteSettings).p2pState,
};

export const handle: Handle = { texts: needs.texts };

export function loader({ context }: Route.LoaderArgs) {
  return loadSubject(context, needs);
}

export function clientLoader() {
  return visitPage(needs);
}

/** Stands round every page of the P2P market: while an operator keeps it closed, none of them is there, and not everybody may act on it. */
export default function Gate({ loaderData: { queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <OpenMarket />
    </HydrationBoundary>
  );
}

/** Until the switches are known it is taken as open: the server itself refuses what is closed. */
function OpenMarket() {
  if (useRead(siteSettingsQuery)?.p2pState === false) {
    return (
      <Suspense>
        <ClosedPage />
      </Suspense>
    );
  }
  return (
    <CopperGate>
      <StoppedNote />
      <RightGate>
        <Outlet />
      </RightGate>
      <OnlineBeat />
    </CopperGate>
  );
}
