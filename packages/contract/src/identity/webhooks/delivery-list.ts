import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { delivery, deliveryId, endpointId } from './endpoint.shape.ts';

export const deliveryList = defineCall({
  area: 'webhooks',
  name: 'delivery-list',
  path: '/v1/x/webhooks/delivery-list',
  summary: 'What was sent to an address, newest first, 20 at a time; before is the last delivery of the page in front',
  role: 'api',
  auth: 'user',
  changes: 'read',
  input: z.strictObject({ endpointId, before: z.optional(deliveryId) }),
  output: z.object({ deliveries: z.array(delivery), before: z.nullable(deliveryId) }),
  refusals: ['webhooks.unknown-endpoint'],
});
