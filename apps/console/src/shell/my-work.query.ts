import type { CallOutput } from '@peerbourse/contract/call';
import { myWork } from '@peerbourse/contract/identity/work/my-work';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type Queue = CallOutput<typeof myWork>['queues'][number];

export type Mention = CallOutput<typeof myWork>['mentions'][number];

/** Colleagues decide and customers ask, so it is asked for again all the time; also after each act of one's own. */
export const myWorkQuery = queryOptions({
  queryKey: ['work/my-work'],
  queryFn: ({ signal }) => call(myWork, {}, { signal }),
  refetchInterval: 15_000,
});
