import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { marketSymbol, orderNo, spotOrder } from './order.shape.ts';

export const orderHistory = defineCall({
  area: 'spot',
  name: 'order-history',
  path: '/v1/x/spot/order-history',
  summary: 'Orders of the account that are over, newest first; the cursor leads to older ones',
  role: 'api',
  auth: 'user',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: z.strictObject({ symbol: z.optional(marketSymbol), cursor: z.optional(orderNo) }),
  output: z.object({ orders: z.array(spotOrder), nextCursor: z.nullable(orderNo) }),
  refusals: [],
});
