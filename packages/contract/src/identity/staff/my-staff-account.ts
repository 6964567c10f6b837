import * as z from 'zod/mini';
import { defineCall, staffRoles } from '#call.ts';
import { empty, moment } from '#wire.ts';

export const myStaffAccount = defineCall({
  area: 'staff',
  name: 'my-staff-account',
  path: '/v1/admin/staff/my-staff-account',
  summary: 'Who is logged in to the console, with which roles and until when',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: empty,
  output: z.object({ staffId: z.string(), name: z.string(), roles: z.array(z.enum(staffRoles)), expiresAt: moment }),
  refusals: [],
});
