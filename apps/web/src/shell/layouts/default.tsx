import { HydrationBoundary } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { fetchAll, type PageData, type PageNeeds } from '#base/api/page-needs.ts';
import { coinsAndFiatsQuery } from '#queries/p2p-config/coins-and-fiats.query.ts';
import { coinChainListQuery } from '#queries/reference/coin-chain-list.query.ts';
import { DefaultFrame } from '#shell/frame.tsx';
import { browserQueryClient } from '#site/calls/browser-client.ts';
import { loadPage } from '#site/calls/load-page.server.ts';
import type { Route } from './+types/default.ts';

/** Lists that many pages draw from: getQueryAllCoinAndFiat and getSpotCoinChainList of the specification. */
const needs: PageNeeds = { texts: [], queries: [coinsAndFiatsQuery, coinChainListQuery] };

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, needs);
}

/** No page waits for them in the browser; when one fails it is only logged. */
export function clientLoader(): PageData {
  void fetchAll(browserQueryClient(), needs);
  return { queries: undefined };
}

/** Header, content and footer. */
export default function DefaultLayout({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <DefaultFrame>
        <Outlet />
      </DefaultFrame>
    </HydrationBoundary>
  );
}
