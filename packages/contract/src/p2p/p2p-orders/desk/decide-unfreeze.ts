import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { deskOrder, freezeNo, rulingReason } from './ruling.shape.ts';

export const decideUnfreeze = defineCall({
  area: 'p2p-orders',
  name: 'decide-unfreeze',
  path: '/v1/admin/p2p-orders/decide-unfreeze',
  summary: 'The second member lets a frozen order go on, with all its deadlines moved, or leaves it frozen',
  role: 'admin',
  auth: 'staff',
  roles: ['approver', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ freezeNo, isApproved: z.boolean(), reason: rulingReason }),
  output: deskOrder,
  refusals: ['p2p-orders.unfreeze-over', 'p2p-orders.own-ruling', 'staff.proposer-left'],
});
