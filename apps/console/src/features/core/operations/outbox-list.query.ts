import type { CallOutput } from '@peerbourse/contract/call';
import { outboxList } from '@peerbourse/contract/core/operations/outbox-list';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type WaitingFacts = CallOutput<typeof outboxList>;

export const outboxListQuery = queryOptions({
  queryKey: ['operations/outbox-list'],
  queryFn: ({ signal }) => call(outboxList, {}, { signal }),
  refetchInterval: 5_000,
});
