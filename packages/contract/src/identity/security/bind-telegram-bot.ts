import * as z from 'zod/mini';
import { defineCall } from '#call.ts';

export const bindTelegramBot = defineCall({
  area: 'security',
  name: 'bind-telegram-bot',
  path: '/v1/user/security/third/bindP2pTgBot',
  summary: 'Binds the Telegram chat whose code the bot has told',
  role: 'api',
  auth: 'user',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ code: z.string().check(z.regex(/^[A-Z2-9]{8}$/)) }),
  output: z.object({ tgNickName: z.string() }),
  refusals: ['security.wrong-code', 'security.too-many-guesses', 'security.contact-taken'],
});
