import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { chatTicket, supportToken } from './chat.shape.ts';

export const supportChat = defineCall({
  area: 'support',
  name: 'support-chat',
  path: '/v1/x/support/support-chat',
  summary: 'The conversation that a support token opens: the newest ticket that is not closed, or none yet; needs no cookies',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  input: z.strictObject({ token: supportToken }),
  output: z.object({ ticket: z.nullable(chatTicket) }),
  refusals: ['support.token-over'],
});
