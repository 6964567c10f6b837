import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const logOutStaff = defineCall({
  area: 'staff',
  name: 'log-out-staff',
  path: '/v1/admin/staff/log-out-staff',
  summary: 'Ends the session of the console',
  role: 'admin',
  auth: 'staff',
  changes: 'write',
  input: empty,
  output: z.object({}),
  refusals: [],
});
