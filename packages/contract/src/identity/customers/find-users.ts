import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { customerState, viewReason, viewsLeft } from './customer.shape.ts';

export const findUsers = defineCall({
  area: 'customers',
  name: 'find-users',
  path: '/v1/admin/customers/find-users',
  summary: 'Finds a customer by user id, whole email address or whole phone number; nothing is listed',
  role: 'admin',
  auth: 'staff',
  roles: ['reader', 'decider', 'risk'],
  changes: 'write',
  input: z.strictObject({ query: z.string().check(z.minLength(5), z.maxLength(254)), reason: viewReason }),
  output: z.object({
    users: z.array(z.object({ userId, userName: z.string(), state: customerState, isChild: z.boolean() })),
    viewsLeft,
  }),
  refusals: ['staff.view-quota'],
});
