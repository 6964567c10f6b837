import type { markTipSeen as call } from '@peerbourse/contract/p2p/p2p-users/mark-tip-seen';
import type { Handler } from '#platform/http/serve.ts';
import { insertTip } from './tip.table.ts';

export const markTipSeen: Handler<typeof call> = async ({ tx, actor }, { tip }) => {
  await insertTip(tx, actor.accountId, tip);
  return {};
};
