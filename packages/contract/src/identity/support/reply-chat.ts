import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { supportToken } from './chat.shape.ts';
import { ownTicketMessage, ticketNo, ticketText } from './ticket.shape.ts';

export const replyChat = defineCall({
  area: 'support',
  name: 'reply-chat',
  path: '/v1/x/support/reply-chat',
  summary: 'Writes into the conversation that a support token opens; the first message opens a ticket',
  role: 'api',
  auth: 'guest',
  changes: 'write',
  idempotent: true,
  rate: { points: 30, perSeconds: 600 },
  input: z.strictObject({ token: supportToken, text: ticketText }),
  output: z.object({ ticketNo, message: ownTicketMessage }),
  refusals: ['support.token-over', 'support.closed', 'support.too-long'],
});
