import type { closeTicket as call } from '@peerbourse/contract/identity/support/close-ticket';
import { audit } from '#modules/core/audit/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { deskTicketOf, endTicket } from './desk.table.ts';
import { refusalOf } from './refusal-of.ts';

export const closeTicket: Handler<typeof call> = async ({ tx, actor, visitor }, { ticketNo, reason, seq }) => {
  const ticket = await deskTicketOf(tx, ticketNo);
  if (!ticket) throw refuse('support.unknown-ticket');
  if (!(await endTicket(tx, { ticketNo, seq }))) throw await refusalOf(tx, ticketNo);
  await audit(tx, { actor, act: 'support.closed', subject: ticket.userId, details: { ticketNo, reason }, address: visitor.address });
  return { state: 'closed' };
};
