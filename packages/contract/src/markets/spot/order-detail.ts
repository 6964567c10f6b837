import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { clientOrderId, orderNo, spotOrder } from './order.shape.ts';

export const orderDetail = defineCall({
  area: 'spot',
  name: 'order-detail',
  path: '/v1/x/spot/order-detail',
  summary: 'One order of the account, by its number or by the client order id that it was placed with',
  role: 'api',
  auth: 'user',
  changes: 'read',
  scope: 'read',
  input: z.union([z.strictObject({ orderNo }), z.strictObject({ clientOrderId })]),
  example: { orderNo: '1048576001234567890' },
  output: spotOrder,
  refusals: ['spot.unknown-order'],
});
