import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { ticketNo, ticketSeq } from './ticket.shape.ts';

export const markTicketRead = defineCall({
  area: 'support',
  name: 'mark-ticket-read',
  path: '/v1/x/support/mark-ticket-read',
  summary: 'Says up to which message an own ticket was read; what was read stays read',
  role: 'api',
  auth: 'user',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ ticketNo, seq: ticketSeq }),
  output: empty,
  refusals: ['support.unknown-ticket'],
});
