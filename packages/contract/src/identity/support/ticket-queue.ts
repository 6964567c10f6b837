import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { queuedTicket, ticketNo, ticketState } from './ticket.shape.ts';

export const ticketQueue = defineCall({
  area: 'support',
  name: 'ticket-queue',
  path: '/v1/admin/support/ticket-queue',
  summary: 'Tickets in one state, 50 at a time: those that wait by how long they do, the others newest first',
  role: 'admin',
  auth: 'staff',
  roles: ['reader', 'decider', 'risk'],
  changes: 'read',
  input: z.strictObject({
    state: ticketState,
    /** The last one that was seen. */
    after: z.optional(ticketNo),
  }),
  output: z.object({ tickets: z.array(queuedTicket), after: z.nullable(ticketNo) }),
  refusals: [],
});
