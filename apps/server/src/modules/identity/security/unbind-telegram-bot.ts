import type { unbindTelegramBot as call } from '@peerbourse/contract/identity/security/unbind-telegram-bot';
import { notify } from '#modules/core/notifications/index.ts';
import { credentialsOf, updateTelegram } from '#modules/core/secrets/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';

export const unbindTelegramBot: Handler<typeof call> = async ({ tx, actor, config }) => {
  if (!(await credentialsOf(tx, actor.mainId))?.telegramChat) throw refuse('security.not-bound');
  await notify(tx, config, { accountId: actor.mainId, kind: 'telegram_removed', values: {}, isSecurity: true });
  await updateTelegram(tx, actor.mainId, null);
  return {};
};
