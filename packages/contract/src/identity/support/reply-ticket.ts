import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { ownTicketMessage, ticketNo, ticketText } from './ticket.shape.ts';

export const replyTicket = defineCall({
  area: 'support',
  name: 'reply-ticket',
  path: '/v1/x/support/reply-ticket',
  summary: 'Writes more into an own ticket that is not closed; it waits for staff again',
  role: 'api',
  auth: 'user',
  changes: 'write',
  idempotent: true,
  rate: { points: 30, perSeconds: 600 },
  input: z.strictObject({ ticketNo, text: ticketText }),
  output: ownTicketMessage,
  refusals: ['support.unknown-ticket', 'support.closed', 'support.too-long'],
});
