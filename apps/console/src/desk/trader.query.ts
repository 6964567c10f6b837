import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { traderList } from '@peerbourse/contract/p2p/p2p-users/trader-list';
import { viewTrader } from '@peerbourse/contract/p2p/p2p-users/view-trader';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, Refused } from '#api/call.ts';
import type { ViewReason } from './customers/customer-text.ts';
import { recordedView } from './recorded-view.ts';

type TraderPage = CallOutput<typeof traderList>;
/** As lists show a trader: what the market sees. */
export type ListedTrader = TraderPage['traders'][number];
export type Trader = CallOutput<typeof viewTrader>;
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

/** What the market sees of one trader; null if nobody has this user id. */
export function listedTraderQuery(userId: string) {
  return queryOptions({
    queryKey: [...traderListKey, 'one', userId],
    queryFn: async ({ signal }) => {
      const { traders } = await call(traderList, { query: userId }, { signal });
      return traders.find((trader) => trader.userId === userId) ?? null;
    },
  });
}

/** One trader, with everything that was ever held back; null if nobody has this user id. */
export function traderQuery(userId: string, reason?: ViewReason) {
  return queryOptions({
    queryKey: ['p2p-users/view-trader', userId],
    queryFn: ({ signal }) => call(viewTrader, { userId, reason }, { signal }).catch(nullIfUnknown),
    ...recordedView,
  });
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof Refused && error.id === 'p2p-users.unknown-user') return null;
  throw error;
}
