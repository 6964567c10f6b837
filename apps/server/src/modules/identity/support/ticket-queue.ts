import type { ticketQueue as call } from '@peerbourse/contract/identity/support/ticket-queue';
import type { Handler } from '#platform/http/serve.ts';
import { newestTickets, waitingTickets } from './desk.table.ts';
import { queuedTicketView } from './ticket.view.ts';

const pageSize = 50;

export const ticketQueue: Handler<typeof call> = async ({ db }, { state, after }) => {
  const limit = pageSize + 1;
  const rows = state === 'waiting' ? await waitingTickets(db, after, limit) : await newestTickets(db, state, after, limit);
  const shown = rows.slice(0, pageSize);
  return { tickets: shown.map(queuedTicketView), after: rows.length > pageSize ? (shown.at(-1)?.ticketNo ?? null) : null };
};
