import type { CallOutput } from '@peerbourse/contract/call';
import { ticketQueue } from '@peerbourse/contract/identity/support/ticket-queue';
import { viewTicket } from '@peerbourse/contract/identity/support/view-ticket';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, Refused } from '#api/call.ts';
import { recordedView } from '#desk/recorded-view.ts';

type TicketPage = CallOutput<typeof ticketQueue>;
export type QueuedTicket = TicketPage['tickets'][number];
export type TicketState = QueuedTicket['state'];
export type ViewedTicket = CallOutput<typeof viewTicket>;

/** Customers write and colleagues answer, so the queue is asked for again while it is looked at. */
export function ticketQueueQuery(state: TicketState) {
  return infiniteQueryOptions({
    queryKey: ['support/ticket-queue', state],
    queryFn: ({ pageParam, signal }) => call(ticketQueue, pageParam ? { state, after: pageParam } : { state }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page: TicketPage) => page.after ?? undefined,
    refetchInterval: 15_000,
  });
}

/** One ticket with its words; null if there is none with this number. */
export function ticketQuery(ticketNo: string) {
  return queryOptions({
    queryKey: ['support/view-ticket', ticketNo],
    queryFn: ({ signal }) => call(viewTicket, { ticketNo }, { signal }).catch(nullIfUnknown),
    ...recordedView,
  });
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof Refused && (error.id === 'support.unknown-ticket' || error.id === 'request.invalid')) return null;
  throw error;
}
