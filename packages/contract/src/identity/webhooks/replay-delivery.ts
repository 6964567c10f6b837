import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { deliveryId, endpointId } from './endpoint.shape.ts';

export const replayDelivery = defineCall({
  area: 'webhooks',
  name: 'replay-delivery',
  path: '/v1/x/webhooks/replay-delivery',
  summary: 'Sends one event again, under the same webhook-id',
  role: 'api',
  auth: 'user',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ endpointId, deliveryId }),
  output: z.object({ deliveryId }),
  refusals: ['webhooks.unknown-endpoint', 'webhooks.unknown-delivery'],
});
