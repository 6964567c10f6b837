import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const telegramLink = defineCall({
  area: 'security',
  name: 'telegram-link',
  path: '/v1/user/security/tg',
  summary: 'The link that leads to the Telegram bot for binding',
  role: 'api',
  auth: 'user',
  changes: 'read',
  input: empty,
  output: z.object({ p2pTgBotName: z.string(), link: z.string(), bindTg: z.boolean() }),
  refusals: [],
});
