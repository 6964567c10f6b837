import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { ticketNo, ticketSeq, ticketState, ticketText } from './ticket.shape.ts';

export const answerTicket = defineCall({
  area: 'support',
  name: 'answer-ticket',
  path: '/v1/admin/support/answer-ticket',
  summary: 'Answers a ticket that is not closed; the customer is told',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({
    ticketNo,
    text: ticketText,
    /** The last message that the member of staff has seen: nobody answers past what came meanwhile. */
    seq: ticketSeq,
  }),
  output: z.object({ state: ticketState, seq: ticketSeq }),
  refusals: ['support.unknown-ticket', 'support.closed', 'support.written-meanwhile'],
});
