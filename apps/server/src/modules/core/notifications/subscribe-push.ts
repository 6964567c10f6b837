import type { subscribePush as call } from '@peerbourse/contract/core/notifications/subscribe-push';
import { keepSubscription } from '#modules/core/messages/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';

export const subscribePush: Handler<typeof call> = async ({ tx, config, actor }, { subscription }) => {
  if (!(await keepSubscription(tx, config, actor, subscription))) throw refuse('notifications.push-refused');
  return {};
};
