import type { myTickets as call } from '@peerbourse/contract/identity/support/my-tickets';
import type { Handler } from '#platform/http/serve.ts';
import { ticketsBefore } from './ticket.table.ts';
import { ownTicketView } from './ticket.view.ts';

const pageSize = 20;

export const myTickets: Handler<typeof call> = async ({ db, actor, config }, { before }) => {
  // One more than is shown tells whether there is another page.
  const rows = await ticketsBefore(db, actor.accountId, before, pageSize + 1);
  const page = rows.slice(0, pageSize);
  return {
    tickets: page.map((row) => ownTicketView(config.keys, row)),
    before: rows.length > pageSize ? (page.at(-1)?.ticketNo ?? null) : null,
  };
};
