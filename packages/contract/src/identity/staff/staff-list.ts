import * as z from 'zod/mini';
import { defineCall, staffRoles } from '#call.ts';
import { empty, moment } from '#wire.ts';
import { memberState } from './staff.shape.ts';

export const staffList = defineCall({
  area: 'staff',
  name: 'staff-list',
  path: '/v1/admin/staff/staff-list',
  summary: 'Every member of staff with roles and state',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: empty,
  output: z.object({
    members: z.array(
      z.object({
        staffId: z.string(),
        name: z.string(),
        email: z.string(),
        roles: z.array(z.enum(staffRoles)),
        state: memberState,
        createdAt: moment,
        seenAt: z.nullable(moment),
      }),
    ),
  }),
  refusals: [],
});
