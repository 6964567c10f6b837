import type { chooseNotices as call } from '@peerbourse/contract/notifications/choose-notices';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { keepNotices } from './notification.table.ts';

export const chooseNotices: Handler<typeof call> = async ({ tx, actor }, { notices }) => {
  must(actor.kind === 'user', 'only users reach this verb');
  await keepNotices(tx, actor.mainId, notices);
  return { notices };
};
