import { defineCall } from '@peerbourse/contract/call';
import { orderNo } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';
import { orderDetail as shape } from './order.shape.ts';

export const orderDetail = defineCall({
  area: 'p2p-orders',
  name: 'order-detail',
  path: '/v1/p2p/order/queryOrderDetail',
  summary: 'One own order: its state, deadlines, both people, and where to pay',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: z.strictObject({ orderNo }),
  output: shape,
  refusals: ['p2p-orders.unknown-order'],
});
