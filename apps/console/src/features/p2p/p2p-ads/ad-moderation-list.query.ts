import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { adModerationList } from '@peerbourse/contract/p2p/p2p-ads/moderation/ad-moderation-list';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

type AdPage = CallOutput<typeof adModerationList>;
export type ModeratedAd = AdPage['ads'][number];
export type AdFilter = Omit<CallInput<typeof adModerationList>, 'cursor'>;

export const moderationKey = ['p2p-ads/ad-moderation-list'] as const;

/** Advertisers and colleagues go on meanwhile, so the list is asked for again while it is looked at. */
export function adModerationListQuery(filter: AdFilter) {
  return infiniteQueryOptions({
    queryKey: [...moderationKey, filter],
    queryFn: ({ pageParam, signal }) => call(adModerationList, { ...filter, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page: AdPage) => page.nextCursor ?? undefined,
    refetchInterval: 15_000,
  });
}
