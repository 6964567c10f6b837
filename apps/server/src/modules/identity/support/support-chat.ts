import type { supportChat as call } from '@peerbourse/contract/identity/support/support-chat';
import type { Handler } from '#platform/http/serve.ts';
import { messagesOf } from './message.table.ts';
import { accountOfToken } from './support-token.ts';
import { newestOpenTicket } from './ticket.table.ts';
import { ownMessageView, ownTicketView } from './ticket.view.ts';

/** The token says whose conversation it is, whoever is logged in where it is shown. */
export const supportChat: Handler<typeof call> = async ({ db, config }, { token }) => {
  const ticket = await newestOpenTicket(db, await accountOfToken(db, config.keys, token));
  if (!ticket) return { ticket: null };
  const messages = await messagesOf(db, ticket.ticketNo);
  return {
    ticket: {
      ...ownTicketView(config.keys, ticket),
      messages: messages.map((row) => ownMessageView(config.keys, ticket.ticketNo, row)),
    },
  };
};
