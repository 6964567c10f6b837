import type { CallOutput } from '@peerbourse/contract/call';
import { marketDesk } from '@peerbourse/contract/markets/spot/desk/market-desk';
import { marketProposals } from '@peerbourse/contract/markets/spot/desk/market-proposals';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type MarketDesk = CallOutput<typeof marketDesk>;
export type DeskMarket = MarketDesk['markets'][number];
export type MarketProposal = CallOutput<typeof marketProposals>['proposals'][number];

export const marketDeskQuery = queryOptions({
  queryKey: ['spot/market-desk'],
  queryFn: async ({ signal }) => await call(marketDesk, {}, { signal }),
  // A change takes its turn with the orders that wait, so it shows a moment after it was carried out.
  refetchInterval: 2_000,
});

export const marketProposalsQuery = queryOptions({
  queryKey: ['spot/market-proposals'],
  queryFn: async ({ signal }) => (await call(marketProposals, {}, { signal })).proposals,
  refetchInterval: 10_000,
});

/** Everything that a change, or a refusal of one, makes old. */
export async function lookAgain(client: QueryClient): Promise<void> {
  await Promise.all([marketDeskQuery, marketProposalsQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })));
}
