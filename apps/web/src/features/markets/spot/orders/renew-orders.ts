import type { QueryClient } from '@tanstack/react-query';
import { coinBalancesQuery } from '#queries/assets/coin-balances.query.ts';
import { myTradesQuery } from '#queries/spot/my-trades.query.ts';
import { openOrdersQuery } from '#queries/spot/open-orders.query.ts';
import { orderHistoryQuery } from '#queries/spot/order-history.query.ts';

const lists = [openOrdersQuery(), orderHistoryQuery(), myTradesQuery(), coinBalancesQuery].map(({ queryKey }) => queryKey.slice(0, 1));

/** Reads own orders, trades and coins again, on every page of every list. */
export async function renewOrders(client: QueryClient): Promise<void> {
  await Promise.all(lists.map((queryKey) => client.invalidateQueries({ queryKey })));
}
