import type { replyTicket as call } from '@peerbourse/contract/identity/support/reply-ticket';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { ownTicketOf } from './ticket.table.ts';
import { ownMessageView } from './ticket.view.ts';
import { writeOwnMessage } from './write-own-message.ts';

export const replyTicket: Handler<typeof call> = async (ctx, { ticketNo, text }) => {
  const { tx, actor, config } = ctx;
  if (!(await ownTicketOf(tx, actor.accountId, ticketNo))) throw refuse('support.unknown-ticket');
  return ownMessageView(config.keys, ticketNo, await writeOwnMessage(ctx, actor.accountId, ticketNo, text));
};
