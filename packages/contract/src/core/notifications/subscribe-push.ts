import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { pushSubscription } from './push.shape.ts';

export const subscribePush = defineCall({
  area: 'notifications',
  name: 'subscribe-push',
  path: '/v1/x/notifications/subscribe-push',
  summary: 'Keeps where this browser wants push messages; it belongs to whoever subscribed last',
  role: 'api',
  auth: 'user',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ subscription: pushSubscription }),
  output: empty,
  refusals: ['notifications.push-refused'],
});
