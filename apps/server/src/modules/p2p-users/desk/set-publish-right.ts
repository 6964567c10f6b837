import type { setPublishRight as call } from '@peerbourse/contract/p2p-users/set-publish-right';
import type { Handler } from '#platform/http/serve.ts';
import { updatePublishRight } from './desk.table.ts';
import { noteAct, takeTrader } from './take-trader.ts';

export const setPublishRight: Handler<typeof call> = async (deed, { userId, mayPublish, reason }) => {
  const accountId = await takeTrader(deed, userId);
  await updatePublishRight(deed.tx, accountId, mayPublish);
  await noteAct(deed, 'publish-right-set', userId, { mayPublish, reason });
  return { mayPublish };
};
