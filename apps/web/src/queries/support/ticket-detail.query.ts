import type { CallOutput } from '@peerbourse/contract/call';
import { ticketDetail } from '@peerbourse/contract/identity/support/ticket-detail';
import { type Query, queryOf } from '#base/api/query.ts';

export type TicketDetail = CallOutput<typeof ticketDetail>;

/** Somebody who waits for an answer sees it come. */
export function ticketDetailQuery(ticketNo: string): Query<TicketDetail> {
  return queryOf(ticketDetail, { ticketNo }, { staleMs: 5_000, refreshMs: 30_000, meta: { showToast: false } });
}
