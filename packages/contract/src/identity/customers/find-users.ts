import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { customerState, viewReason, viewsLeft } from './customer.shape.ts';

export const findUsers = defineCall({
  area: 'customers',
  name: 'find-users',
  path: '/v1/admin/customers/find-users',
  summary: 'Finds a customer by user id, phone number, email address or a part of it; a part that fits more than five finds nobody',
  role: 'admin',
  auth: 'staff',
  roles: ['reader', 'decider', 'risk', 'auditor'],
  changes: 'write',
  rate: { points: 30, perSeconds: 60 },
  input: z.strictObject({ query: z.string().check(z.trim(), z.minLength(4), z.maxLength(254)), reason: viewReason }),
  output: z.object({
    users: z.array(z.object({ userId, userName: z.string(), email: z.nullable(z.string()), state: customerState, isChild: z.boolean() })),
    /** A part that fits more than five people; none of them is shown. */
    isTooMany: z.boolean(),
    viewsLeft,
  }),
  refusals: ['staff.view-quota'],
});
