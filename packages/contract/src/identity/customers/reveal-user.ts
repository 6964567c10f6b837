import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { viewReason } from './customer.shape.ts';

export const revealUser = defineCall({
  area: 'customers',
  name: 'reveal-user',
  path: '/v1/admin/customers/reveal-user',
  summary: 'Contacts and name of a customer without masks; the look is written to the audit log',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'risk'],
  changes: 'write',
  input: z.strictObject({ userId, reason: viewReason }),
  output: z.object({ email: z.nullable(z.string()), phone: z.nullable(z.string()), realName: z.nullable(z.string()) }),
  refusals: ['customers.unknown', 'staff.view-quota'],
});
