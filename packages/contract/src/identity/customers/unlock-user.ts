import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { actReason } from './customer.shape.ts';

export const unlockUser = defineCall({
  area: 'customers',
  name: 'unlock-user',
  path: '/v1/admin/customers/unlock-user',
  summary: 'Opens a locked account again',
  role: 'admin',
  auth: 'staff',
  roles: ['risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ userId, reason: actReason }),
  output: z.object({}),
  refusals: ['customers.unknown', 'customers.wrong-state'],
});
