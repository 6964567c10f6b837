import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { pushEndpoint } from './push.shape.ts';

export const unsubscribePush = defineCall({
  area: 'notifications',
  name: 'unsubscribe-push',
  path: '/v1/x/notifications/unsubscribe-push',
  summary: 'Forgets where a browser of this account wanted push messages',
  role: 'api',
  auth: 'user',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ endpoint: pushEndpoint }),
  output: empty,
  refusals: [],
});
