import type { CallOutput } from '@peerbourse/contract/call';
import { overview } from '@peerbourse/contract/core/operations/overview';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type Overview = CallOutput<typeof overview>;
export type Instance = Overview['roles'][number];
export type JobRow = Overview['jobs'][number];

/** Asked every two seconds while the tab is seen; a hidden tab is silent and asks at once when it comes back. */
export const overviewQuery = queryOptions({
  queryKey: ['operations/overview'],
  queryFn: ({ signal }) => call(overview, {}, { signal }),
  refetchInterval: 2_000,
});
