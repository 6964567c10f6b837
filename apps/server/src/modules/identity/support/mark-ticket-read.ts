import type { markTicketRead as call } from '@peerbourse/contract/identity/support/mark-ticket-read';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { moveReadMark } from './ticket.table.ts';

export const markTicketRead: Handler<typeof call> = async ({ tx, actor }, { ticketNo, seq }) => {
  if (!(await moveReadMark(tx, actor.accountId, ticketNo, seq))) throw refuse('support.unknown-ticket');
  return {};
};
