import { defineCall } from '@peerbourse/contract/call';
import { orderNo } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';
import { deskOrder } from './ruling.shape.ts';

export const orderDeskList = defineCall({
  area: 'p2p-orders',
  name: 'order-desk-list',
  path: '/v1/admin/p2p-orders/order-desk-list',
  summary: 'One order by its number, whatever its state',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'approver', 'risk', 'auditor'],
  changes: 'read',
  input: z.strictObject({ orderNo }),
  output: z.object({ orders: z.array(deskOrder) }),
  refusals: [],
});
