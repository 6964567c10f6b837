import type { noticeChoices as call } from '@peerbourse/contract/core/notifications/notice-choices';
import { pushKeyOf } from '#modules/core/messages/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { chosenNotices } from './chosen-notices.ts';
import { reachOf } from './notification.table.ts';

export const noticeChoices: Handler<typeof call> = async ({ db, actor }) => {
  const [reach, pushKey] = await Promise.all([reachOf(db, actor.mainId), pushKeyOf(db)]);
  return { notices: chosenNotices(reach?.notices), isTelegramBound: typeof reach?.telegramChat === 'string', pushKey: pushKey ?? null };
};
