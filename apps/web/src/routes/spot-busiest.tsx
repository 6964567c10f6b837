import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { makeQueryClient, type Query } from '#base/api/query.ts';
import { optionsOf } from '#base/api/read.ts';
import { busiestMarket } from '#features/markets/spot/market/busiest-market.ts';
import { marketsQuery } from '#queries/spot/markets.query.ts';
import { tickersQuery } from '#queries/spot/tickers.query.ts';
import { browserQueryClient } from '#site/calls/browser-client.ts';
import { visitContext } from '#site/visitor.server.ts';
import type { Route } from './+types/spot-busiest.ts';

/** The address that menus name: it leads to a market. */
export function loader({ context }: Route.LoaderArgs) {
  return goOn(makeQueryClient(context.get(visitContext).anonymousPost));
}

export function clientLoader() {
  return goOn(browserQueryClient());
}

async function goOn(client: QueryClient) {
  const [markets, tickers] = await Promise.all([answerOf(client, marketsQuery), answerOf(client, tickersQuery)]);
  return redirect(busiestMarket(markets?.markets ?? [], tickers?.tickers ?? []));
}

/** Nothing where it does not come: there is a page to lead to all the same. */
function answerOf<Data>(client: QueryClient, query: Query<Data>): Promise<Data | undefined> {
  return client.fetchQuery<Data>(optionsOf(query)).catch(() => undefined);
}

export default function SpotBusiest() {
  return null;
}
