import type { openTicket as call } from '@peerbourse/contract/identity/support/open-ticket';
import { maxOpenTickets } from '@peerbourse/rules/support/ticket-limits';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { startTicket } from './start-ticket.ts';
import { countOpenTickets, lockTickets } from './ticket.table.ts';
import { writeOwnMessage } from './write-own-message.ts';

export const openTicket: Handler<typeof call> = async (ctx, { topic, subject, text, orderNo = null }) => {
  const {
    tx,
    actor: { accountId },
  } = ctx;
  await lockTickets(tx, accountId);
  if ((await countOpenTickets(tx, accountId)) >= maxOpenTickets) throw refuse('support.too-many-open', { most: maxOpenTickets });
  const ticketNo = await startTicket(ctx, accountId, { topic, subject, orderNo });
  await writeOwnMessage(ctx, accountId, ticketNo, text);
  return { ticketNo };
};
