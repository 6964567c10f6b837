import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { traderList } from '@peerbourse/contract/p2p/p2p-users/trader-list';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

type TraderPage = CallOutput<typeof traderList>;
export type Trader = TraderPage['traders'][number];
export type TraderFilter = Pick<CallInput<typeof traderList>, 'query' | 'isRestricted' | 'mayPublish'>;

export const traderListKey = ['p2p-users/trader-list'] as const;

export function traderListQuery(filter: TraderFilter) {
  return infiniteQueryOptions({
    queryKey: [...traderListKey, 'found', filter],
    queryFn: ({ pageParam, signal }) => call(traderList, { ...filter, ...(pageParam ? { after: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page: TraderPage) => page.after ?? undefined,
  });
}

/** One trader, with everything that was ever held back; null if nobody has this user id. */
export function traderQuery(userId: string) {
  return queryOptions({
    queryKey: [...traderListKey, 'one', userId],
    queryFn: async ({ signal }) => {
      const { traders } = await call(traderList, { query: userId }, { signal });
      return traders.find((trader) => trader.userId === userId) ?? null;
    },
  });
}
