import type { bindTelegramBot as call } from '@peerbourse/contract/identity/security/bind-telegram-bot';
import { takeTelegramCode } from '#modules/core/messages/index.ts';
import { notify } from '#modules/core/notifications/index.ts';
import { guessLimits, takeGuess, updateTelegram } from '#modules/core/secrets/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';

interface Chat {
  chatId: string;
  chatName: string;
}

export const proveTelegramCode: Prove<typeof call, Chat> = async ({ db, actor, config }, { code }) => {
  await takeGuess(db, guessLimits.telegram, actor.mainId);
  const chat = await takeTelegramCode(db, config.keys, code);
  if (!chat) throw refuse('security.wrong-code');
  return chat;
};

export const bindTelegramBot: Handler<typeof call, Chat> = async ({ tx, actor, config }, _input, { chatId, chatName }) => {
  if (!(await updateTelegram(tx, actor.mainId, { id: chatId, name: chatName }))) throw refuse('security.contact-taken');
  await notify(tx, config, { accountId: actor.mainId, kind: 'telegram_bound', values: { name: chatName }, isSecurity: true });
  return { tgNickName: chatName };
};
