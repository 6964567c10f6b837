import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { ownTicket, ownTicketMessage, ticketNo } from './ticket.shape.ts';

export const ticketDetail = defineCall({
  area: 'support',
  name: 'ticket-detail',
  path: '/v1/x/support/ticket-detail',
  summary: 'An own ticket with everything that was written in it',
  role: 'api',
  auth: 'user',
  changes: 'read',
  ssr: true,
  input: z.strictObject({ ticketNo }),
  output: z.extend(ownTicket, { messages: z.array(ownTicketMessage) }),
  refusals: ['support.unknown-ticket'],
});
