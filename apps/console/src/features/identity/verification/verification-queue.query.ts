import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { verificationQueue } from '@peerbourse/contract/identity/verification/verification-queue';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type QueueFilter = Pick<CallInput<typeof verificationQueue>, 'state' | 'country' | 'documentType' | 'userId' | 'ending'>;
export type QueuePage = CallOutput<typeof verificationQueue>;
export type MaskedCase = QueuePage['cases'][number];

export const queueKey = ['verification/verification-queue'] as const;

/** Others decide too, so the list is asked for again while it is looked at. */
export function verificationQueueQuery(filter: QueueFilter) {
  return infiniteQueryOptions({
    queryKey: [...queueKey, filter],
    queryFn: ({ pageParam, signal }) => call(verificationQueue, { ...filter, ...(pageParam ? { after: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page: QueuePage) => page.next ?? undefined,
    refetchInterval: 15_000,
  });
}
