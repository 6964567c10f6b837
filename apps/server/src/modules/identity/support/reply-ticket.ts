import type { replyTicket as call } from '@peerbourse/contract/identity/support/reply-ticket';
import { maxTicketMessages } from '@peerbourse/rules/support/ticket-limits';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { countOwnMessages } from './message.table.ts';
import { ownTicketOf } from './ticket.table.ts';
import { ownMessageView } from './ticket.view.ts';
import { writeOwnMessage } from './write-own-message.ts';

export const replyTicket: Handler<typeof call> = async (ctx, { ticketNo, text }) => {
  const { tx, actor, config } = ctx;
  if (!(await ownTicketOf(tx, actor.accountId, ticketNo))) throw refuse('support.unknown-ticket');
  const message = await writeOwnMessage(ctx, ticketNo, text);
  // Counted under the lock that writing took: of many at once none slips past.
  if ((await countOwnMessages(tx, ticketNo)) > maxTicketMessages) throw refuse('support.too-long');
  return ownMessageView(config.keys, ticketNo, message);
};
