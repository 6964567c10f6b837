import { defineCall } from '@peerbourse/contract/call';
import { deskOrder, staffCommand } from './ruling.shape.ts';

export const suspendOrder = defineCall({
  area: 'p2p-orders',
  name: 'suspend-order',
  path: '/v1/admin/p2p-orders/suspend-order',
  summary: 'Takes a paid order out of the hands of its people: it becomes an appeal, the coins stay in escrow',
  role: 'admin',
  auth: 'staff',
  roles: ['risk'],
  changes: 'write',
  idempotent: true,
  input: staffCommand,
  output: deskOrder,
  refusals: ['p2p-orders.unknown-order', 'p2p-orders.changed', 'p2p-orders.not-now'],
});
