import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { randomNo } from './staff.shape.ts';

export const endStaffSession = defineCall({
  area: 'staff',
  name: 'end-staff-session',
  path: '/v1/admin/staff/end-staff-session',
  summary: 'Ends one of the own sessions of the console',
  role: 'admin',
  auth: 'staff',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ sessionNo: randomNo }),
  output: z.object({}),
  refusals: ['sessions.unknown'],
});
