import type { chooseNotices as call } from '@peerbourse/contract/core/notifications/choose-notices';
import type { Handler } from '#platform/http/serve.ts';
import { keepNotices } from './notification.table.ts';

export const chooseNotices: Handler<typeof call> = async ({ tx, actor }, { notices }) => {
  await keepNotices(tx, actor.mainId, notices);
  return { notices };
};
