import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const unbindTelegramBot = defineCall({
  area: 'security',
  name: 'unbind-telegram-bot',
  path: '/v1/user/security/third/unBindP2pTgBot',
  summary: 'Removes the binding of the Telegram bot',
  role: 'api',
  auth: 'user',
  changes: 'write',
  idempotent: true,
  input: empty,
  output: z.object({}),
  refusals: ['security.not-bound'],
});
