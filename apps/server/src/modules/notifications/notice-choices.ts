import type { noticeChoices as call } from '@peerbourse/contract/notifications/notice-choices';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { chosenNotices } from './chosen-notices.ts';
import { reachOf } from './notification.table.ts';

export const noticeChoices: Handler<typeof call> = async ({ db, actor }) => {
  must(actor.kind === 'user', 'only users reach this verb');
  const reach = await reachOf(db, actor.mainId);
  return { notices: chosenNotices(reach?.notices), isTelegramBound: typeof reach?.telegramChat === 'string' };
};
