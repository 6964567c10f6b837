import type { openTicket as call } from '@peerbourse/contract/identity/support/open-ticket';
import { maxOpenTickets } from '@peerbourse/rules/support/ticket-limits';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { refuse } from '#platform/refusal.ts';
import { countOpenTickets, insertTicket, lockTickets } from './ticket.table.ts';
import { closeSubject } from './ticket-text.ts';
import { writeOwnMessage } from './write-own-message.ts';

export const openTicket: Handler<typeof call> = async (ctx, { topic, subject, text, orderNo = null }) => {
  const { tx, actor, config } = ctx;
  await lockTickets(tx, actor.accountId);
  if ((await countOpenTickets(tx, actor.accountId)) >= maxOpenTickets) throw refuse('support.too-many-open', { most: maxOpenTickets });
  const ticketNo = publicNumber();
  await insertTicket(tx, actor.accountId, { ticketNo, topic, orderNo, closedSubject: closeSubject(config.keys, subject, ticketNo) });
  await writeOwnMessage(ctx, ticketNo, text);
  return { ticketNo };
};
