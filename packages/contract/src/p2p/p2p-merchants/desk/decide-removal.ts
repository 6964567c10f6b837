import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { decisionReason, removal, removalNo } from './desk.shape.ts';

export const decideRemoval = defineCall({
  area: 'p2p-merchants',
  name: 'decide-removal',
  path: '/v1/admin/p2p-merchants/decide-removal',
  summary: 'The second member takes the status away at once, or rejects that; the deposit stays until the notice is over',
  role: 'admin',
  auth: 'staff',
  roles: ['approver', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ removalNo, isApproved: z.boolean(), reason: decisionReason }),
  output: removal,
  refusals: ['p2p-merchants.removal-over', 'p2p-merchants.own-removal', 'p2p-merchants.not-now', 'staff.proposer-left'],
});
