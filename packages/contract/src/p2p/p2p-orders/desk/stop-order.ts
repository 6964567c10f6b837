import { defineCall } from '@peerbourse/contract/call';
import { deskOrder, staffCommand } from './ruling.shape.ts';

export const stopOrder = defineCall({
  area: 'p2p-orders',
  name: 'stop-order',
  path: '/v1/admin/p2p-orders/stop-order',
  summary: 'Ends an order before anything was paid: the coins go back, nobody is to blame',
  role: 'admin',
  auth: 'staff',
  roles: ['risk'],
  changes: 'write',
  idempotent: true,
  input: staffCommand,
  output: deskOrder,
  refusals: ['p2p-orders.unknown-order', 'p2p-orders.changed', 'p2p-orders.not-now'],
});
