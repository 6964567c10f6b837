import { defineCall } from '@peerbourse/contract/call';
import { deskOrder, staffCommand } from './ruling.shape.ts';

export const proposeUnfreeze = defineCall({
  area: 'p2p-orders',
  name: 'propose-unfreeze',
  path: '/v1/admin/p2p-orders/propose-unfreeze',
  summary: 'Proposes to let a frozen order go on before its freeze ends; another member decides',
  role: 'admin',
  auth: 'staff',
  roles: ['approver', 'risk'],
  changes: 'write',
  idempotent: true,
  input: staffCommand,
  output: deskOrder,
  refusals: ['p2p-orders.unknown-order', 'p2p-orders.changed', 'p2p-orders.not-now', 'p2p-orders.unfreeze-open'],
});
