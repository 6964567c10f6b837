import type { CallOutput } from '@peerbourse/contract/call';
import { caseQueue } from '@peerbourse/contract/p2p/p2p-appeals/desk/case-queue';
import { viewCase } from '@peerbourse/contract/p2p/p2p-appeals/desk/view-case';
import { queryOptions } from '@tanstack/react-query';
import { call, Refused } from '#api/call.ts';
import type { ViewReason } from '#desk/customers/customer-text.ts';
import { recordedView } from '#desk/recorded-view.ts';

export type CaseQueueAnswer = CallOutput<typeof caseQueue>;
export type ListedCase = CaseQueueAnswer['cases'][number];
export type ViewedCase = NonNullable<CallOutput<typeof viewCase>['case']>;

/** People speak and colleagues decide, so the queue is asked for again while it is looked at. */
export const caseQueueQuery = queryOptions({
  queryKey: ['p2p-appeals/case-queue'],
  queryFn: ({ signal }) => call(caseQueue, {}, { signal }),
  refetchInterval: 15_000,
});

/** The newest case of an order with what was said in it; null if it never had one. */
export function caseQuery(orderNo: string, reason?: ViewReason) {
  return queryOptions({
    queryKey: ['p2p-appeals/view-case', orderNo],
    queryFn: ({ signal }) =>
      call(viewCase, { orderNo, reason }, { signal })
        .then((answer) => answer.case)
        .catch(nullIfUnknown),
    ...recordedView,
  });
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof Refused && error.id === 'p2p-orders.unknown-order') return null;
  throw error;
}
