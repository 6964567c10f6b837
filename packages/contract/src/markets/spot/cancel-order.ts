import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { orderNo, orderState } from './order.shape.ts';

export const cancelOrder = defineCall({
  area: 'spot',
  name: 'cancel-order',
  path: '/v1/x/spot/cancel-order',
  summary: 'Asks for the end of an order; what it was like before is answered, and an order that is over stays so',
  role: 'api',
  auth: 'user',
  changes: 'write',
  scope: 'spot',
  rate: { points: 3000, perSeconds: 60 },
  input: z.strictObject({ orderNo }),
  output: z.object({ state: orderState }),
  refusals: ['spot.unknown-order'],
});
