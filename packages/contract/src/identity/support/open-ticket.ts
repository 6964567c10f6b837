import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { orderNo } from '#ids.ts';
import { ticketNo, ticketSubject, ticketText, ticketTopic } from './ticket.shape.ts';

export const openTicket = defineCall({
  area: 'support',
  name: 'open-ticket',
  path: '/v1/x/support/open-ticket',
  summary: 'Asks support something; staff answer in the console',
  role: 'api',
  auth: 'user',
  changes: 'write',
  idempotent: true,
  rate: { points: 10, perSeconds: 3600 },
  input: z.strictObject({
    topic: ticketTopic,
    subject: ticketSubject,
    text: ticketText,
    /** The order that it is about, as the member gives it: nobody checks whose it is. */
    orderNo: z.optional(orderNo),
  }),
  output: z.object({ ticketNo }),
  refusals: ['support.too-many-open'],
});
