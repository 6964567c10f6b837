import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { ownTicket, ticketNo } from './ticket.shape.ts';

export const myTickets = defineCall({
  area: 'support',
  name: 'my-tickets',
  path: '/v1/x/support/my-tickets',
  summary: 'What the account has asked support, newest first, 20 at a time; before is the last ticket of the page in front',
  role: 'api',
  auth: 'user',
  changes: 'read',
  ssr: true,
  input: z.strictObject({ before: z.optional(ticketNo) }),
  output: z.object({ tickets: z.array(ownTicket), before: z.nullable(ticketNo) }),
  refusals: [],
});
