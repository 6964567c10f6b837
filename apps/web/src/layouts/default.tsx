import { HydrationBoundary } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { browserQueryClient } from '#api/browser-client.ts';
import { loadPage } from '#api/load-page.server.ts';
import { fetchAll, type PageData, type PageNeeds } from '#api/page-needs.ts';
import { DefaultFrame } from '#shell/frame.tsx';
import { coinChainListQuery } from '#site/coin-chain-list.query.ts';
import { coinsAndFiatsQuery } from '#site/coins-and-fiats.query.ts';
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
