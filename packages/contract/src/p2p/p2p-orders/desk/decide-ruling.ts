import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { ruling, rulingNo, rulingReason } from './ruling.shape.ts';

export const decideRuling = defineCall({
  area: 'p2p-orders',
  name: 'decide-ruling',
  path: '/v1/admin/p2p-orders/decide-ruling',
  summary: 'The second member carries a ruling out, which moves the coins at once, or rejects it',
  role: 'admin',
  auth: 'staff',
  roles: ['approver', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ rulingNo, isApproved: z.boolean(), reason: rulingReason }),
  output: ruling,
  refusals: ['p2p-orders.ruling-over', 'p2p-orders.own-ruling', 'p2p-orders.not-now', 'staff.proposer-left'],
});
