import type { CallOutput } from '@peerbourse/contract/call';
import { recoveryQueue } from '@peerbourse/contract/identity/recoveries/recovery-queue';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type QueuedRecovery = CallOutput<typeof recoveryQueue>['cases'][number];

/** Others decide too, and owners stop what they did not ask for, so the list is asked for again while it is looked at. */
export const recoveryQueueQuery = queryOptions({
  queryKey: ['recoveries/recovery-queue'],
  queryFn: ({ signal }) => call(recoveryQueue, {}, { signal }),
  refetchInterval: 15_000,
});
