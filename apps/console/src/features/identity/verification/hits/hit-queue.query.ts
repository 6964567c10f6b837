import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { hitQueue } from '@peerbourse/contract/identity/verification/hit-queue';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

type HitPage = CallOutput<typeof hitQueue>;
export type QueuedHit = HitPage['hits'][number];
export type HitStateFilter = NonNullable<CallInput<typeof hitQueue>['state']>;

export const hitQueueKey = ['verification/hit-queue'] as const;

export function hitQueueQuery(state: HitStateFilter) {
  return infiniteQueryOptions({
    queryKey: [...hitQueueKey, state],
    queryFn: ({ pageParam, signal }) => call(hitQueue, { state, ...(pageParam ? { after: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page: HitPage) => page.next ?? undefined,
    refetchInterval: 15_000,
  });
}

/** The hit that an address names, or none. */
export function hitQuery(hitNo: string) {
  return queryOptions({
    queryKey: [...hitQueueKey, 'one', hitNo],
    queryFn: async ({ signal }) => (await call(hitQueue, { hitNo }, { signal })).hits,
  });
}
