import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { actReason } from './customer.shape.ts';

export const lockUser = defineCall({
  area: 'customers',
  name: 'lock-user',
  path: '/v1/admin/customers/lock-user',
  summary: 'Locks an account and logs it out everywhere',
  role: 'admin',
  auth: 'staff',
  roles: ['risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ userId, reason: actReason }),
  output: z.object({}),
  refusals: ['customers.unknown', 'customers.wrong-state'],
});
