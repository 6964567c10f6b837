import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { actReason } from '#identity/customers/customer.shape.ts';
import { restrictionNo } from './p2p-user.shape.ts';

export const liftRestriction = defineCall({
  area: 'p2p-users',
  name: 'lift-restriction',
  path: '/v1/admin/p2p-users/lift-restriction',
  summary: 'Lifts a restriction of a P2P user before its time',
  role: 'admin',
  auth: 'staff',
  roles: ['risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ restrictionNo, reason: actReason }),
  output: z.object({}),
  refusals: ['p2p-users.unknown-restriction'],
});
