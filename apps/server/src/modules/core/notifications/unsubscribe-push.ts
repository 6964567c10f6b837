import type { unsubscribePush as call } from '@peerbourse/contract/core/notifications/unsubscribe-push';
import { forgetSubscription } from '#modules/core/messages/index.ts';
import type { Handler } from '#platform/http/serve.ts';

export const unsubscribePush: Handler<typeof call> = async ({ tx, actor }, { endpoint }) => {
  await forgetSubscription(tx, actor.mainId, endpoint);
  return {};
};
