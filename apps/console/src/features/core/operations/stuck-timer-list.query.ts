import type { CallOutput } from '@peerbourse/contract/call';
import { stuckTimerList } from '@peerbourse/contract/core/operations/stuck-timer-list';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type TimerArea = CallOutput<typeof stuckTimerList>['areas'][number];

export const stuckTimerListQuery = queryOptions({
  queryKey: ['operations/stuck-timer-list'],
  queryFn: ({ signal }) => call(stuckTimerList, {}, { signal }),
  refetchInterval: 5_000,
});
