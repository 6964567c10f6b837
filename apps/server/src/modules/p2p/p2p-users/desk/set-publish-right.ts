import type { setPublishRight as call } from '@peerbourse/contract/p2p/p2p-users/set-publish-right';
import { notify } from '#modules/core/notifications/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { updatePublishRight } from './desk.table.ts';
import { noteAct, takeTrader } from './take-trader.ts';

export const setPublishRight: Handler<typeof call> = async (ctx, { userId, mayPublish, reason }) => {
  const accountId = await takeTrader(ctx, userId);
  const isNews = await updatePublishRight(ctx.tx, accountId, mayPublish);
  const kind = mayPublish ? 'publishing_allowed' : 'publishing_ended';
  if (isNews) await notify(ctx.tx, ctx.config, { accountId, kind, values: {}, isSecurity: false });
  await noteAct(ctx, 'publish-right-set', userId, { mayPublish, reason });
  return { mayPublish };
};
