import type { ticketDetail as call } from '@peerbourse/contract/identity/support/ticket-detail';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { messagesOf } from './message.table.ts';
import { ownTicketOf } from './ticket.table.ts';
import { ownMessageView, ownTicketView } from './ticket.view.ts';

export const ticketDetail: Handler<typeof call> = async ({ db, actor, config }, { ticketNo }) => {
  const ticket = await ownTicketOf(db, actor.accountId, ticketNo);
  if (!ticket) throw refuse('support.unknown-ticket');
  const messages = await messagesOf(db, ticketNo);
  return { ...ownTicketView(config.keys, ticket), messages: messages.map((row) => ownMessageView(config.keys, ticketNo, row)) };
};
