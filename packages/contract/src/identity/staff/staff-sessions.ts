import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty, moment } from '#wire.ts';

export const staffSessions = defineCall({
  area: 'staff',
  name: 'staff-sessions',
  path: '/v1/admin/staff/staff-sessions',
  summary: 'Where the member is logged in to the console',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: empty,
  output: z.object({
    sessions: z.array(
      z.object({
        sessionNo: z.string(),
        isCurrent: z.boolean(),
        device: z.string(),
        address: z.string(),
        beganAt: moment,
        seenAt: moment,
        expiresAt: moment,
      }),
    ),
  }),
  refusals: [],
});
