import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { actReason } from './customer.shape.ts';

export const endUserSessions = defineCall({
  area: 'customers',
  name: 'end-user-sessions',
  path: '/v1/admin/customers/end-user-sessions',
  summary: 'Logs a customer out on every device',
  role: 'admin',
  auth: 'staff',
  roles: ['risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ userId, reason: actReason }),
  output: z.object({ ended: z.int() }),
  refusals: ['customers.unknown'],
});
