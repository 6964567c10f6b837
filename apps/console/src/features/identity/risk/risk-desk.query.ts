import type { CallOutput } from '@peerbourse/contract/call';
import { requestQueue } from '@peerbourse/contract/identity/risk/desk/request-queue';
import { viewRequest } from '@peerbourse/contract/identity/risk/desk/view-request';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, Refused } from '#api/call.ts';
import type { ViewReason } from '#desk/customers/customer-text.ts';
import { recordedView } from '#desk/recorded-view.ts';

type RequestPage = CallOutput<typeof requestQueue>;
export type QueuedRequest = RequestPage['requests'][number];
export type ViewedRequest = CallOutput<typeof viewRequest>;

/** People answer and colleagues decide, so the queue is asked for again while it is looked at. */
export const requestQueueQuery = infiniteQueryOptions({
  queryKey: ['risk/request-queue'],
  queryFn: ({ pageParam, signal }) => call(requestQueue, pageParam ? { after: pageParam } : {}, { signal }),
  initialPageParam: '',
  getNextPageParam: (page: RequestPage) => page.after ?? undefined,
  refetchInterval: 15_000,
});

/** One request with its answer; null if there is none with this number. */
export function requestQuery(requestNo: string, reason?: ViewReason) {
  return queryOptions({
    queryKey: ['risk/view-request', requestNo],
    queryFn: ({ signal }) => call(viewRequest, { requestNo, reason }, { signal }).catch(nullIfUnknown),
    ...recordedView,
  });
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof Refused && (error.id === 'risk.unknown-request' || error.id === 'request.invalid')) return null;
  throw error;
}
