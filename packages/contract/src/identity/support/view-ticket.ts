import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { viewsLeft } from '#identity/customers/customer.shape.ts';
import { moment } from '#wire.ts';
import { queuedTicket, ticketNo, ticketSeq } from './ticket.shape.ts';

export const viewTicket = defineCall({
  area: 'support',
  name: 'view-ticket',
  path: '/v1/admin/support/view-ticket',
  summary: 'A ticket with everything that was written in it; the look at the customer is written down, who asked for it',
  role: 'admin',
  auth: 'staff',
  roles: ['reader', 'decider', 'risk'],
  changes: 'write',
  input: z.strictObject({ ticketNo }),
  output: z.extend(queuedTicket, {
    subject: z.string(),
    messages: z.array(
      z.object({
        seq: ticketSeq,
        /** The member of staff who wrote it; null when the customer did. */
        staffName: z.nullable(z.string()),
        text: z.string(),
        at: moment,
      }),
    ),
    viewsLeft,
  }),
  refusals: ['support.unknown-ticket', 'staff.view-quota'],
});
