import type { telegramLink as call } from '@peerbourse/contract/identity/security/telegram-link';
import { credentialsOf } from '#modules/core/secrets/index.ts';
import type { Handler } from '#platform/http/serve.ts';

/** The bot answers with a code, which is then entered here: nobody can bind a chat to somebody else's account by a link. */
export const telegramLink: Handler<typeof call> = async ({ db, actor, config }) => {
  const credentials = await credentialsOf(db, actor.mainId);
  const { bot } = config.telegram;
  return { p2pTgBotName: bot, link: `https://t.me/${bot}?start=bind`, bindTg: Boolean(credentials?.telegramChat) };
};
