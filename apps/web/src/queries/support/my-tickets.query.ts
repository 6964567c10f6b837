import type { CallOutput } from '@peerbourse/contract/call';
import { myTickets } from '@peerbourse/contract/identity/support/my-tickets';
import { type Query, queryOf } from '#base/api/query.ts';

export type OwnTicket = CallOutput<typeof myTickets>['tickets'][number];

/** One page of own requests; without a place to go on from, the newest. */
export function myTicketsQuery(before?: string): Query<CallOutput<typeof myTickets>> {
  return queryOf(myTickets, before === undefined ? {} : { before }, { staleMs: 10_000, meta: { showToast: false } });
}
