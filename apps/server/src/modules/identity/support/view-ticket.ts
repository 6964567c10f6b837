import type { viewTicket as call } from '@peerbourse/contract/identity/support/view-ticket';
import { noteView } from '#modules/identity/customers/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { deskTicketOf } from './desk.table.ts';
import { messagesOf } from './message.table.ts';
import { queuedTicketView } from './ticket.view.ts';
import { openMessage, openSubject } from './ticket-text.ts';

/** Whoever asks for help is the reason to look, so nobody has to give one; the look is counted and written down all the same. */
export const viewTicket: Handler<typeof call> = async (ctx, { ticketNo }) => {
  const { tx, config } = ctx;
  const ticket = await deskTicketOf(tx, ticketNo);
  if (!ticket) throw refuse('support.unknown-ticket');
  const viewsLeft = await noteView(ctx, ticket, { kind: 'viewed-ticket', reason: 'support-request', about: { ticketNo } });
  const messages = await messagesOf(tx, ticketNo);
  return {
    ...queuedTicketView(ticket),
    subject: openSubject(config.keys, ticket.closedSubject, ticketNo),
    messages: messages.map(({ seq, staffName, closedText, writtenAt }) => ({
      seq,
      staffName,
      text: openMessage(config.keys, closedText, ticketNo, seq),
      at: writtenAt.toISOString(),
    })),
    viewsLeft,
  };
};
