import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { deliveryId, endpointId } from './endpoint.shape.ts';

export const sendTestEvent = defineCall({
  area: 'webhooks',
  name: 'send-test-event',
  path: '/v1/x/webhooks/send-test-event',
  summary: 'Sends an address an event that says nothing',
  role: 'api',
  auth: 'user',
  changes: 'write',
  idempotent: true,
  rate: { points: 20, perSeconds: 600 },
  input: z.strictObject({ endpointId }),
  output: z.object({ deliveryId }),
  refusals: ['webhooks.unknown-endpoint'],
});
