import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { actReason } from '#identity/customers/customer.shape.ts';
import { ticketNo, ticketSeq, ticketState } from './ticket.shape.ts';

export const closeTicket = defineCall({
  area: 'support',
  name: 'close-ticket',
  path: '/v1/admin/support/close-ticket',
  summary: 'Ends a ticket: the customer can read it and write no more in it',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({
    ticketNo,
    /** For the audit log. */
    reason: actReason,
    /** The last message that the member of staff has seen. */
    seq: ticketSeq,
  }),
  output: z.object({ state: ticketState }),
  refusals: ['support.unknown-ticket', 'support.closed', 'support.written-meanwhile'],
});
