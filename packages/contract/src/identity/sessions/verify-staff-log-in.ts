import * as z from 'zod/mini';
import { defineCall, staffRoles } from '#call.ts';
import { sixDigits, staffTicket } from '#identity/staff/staff.shape.ts';

export const verifyStaffLogIn = defineCall({
  area: 'sessions',
  name: 'verify-staff-log-in',
  path: '/v1/user/login/verifySystemLogin',
  summary: 'Second step of the staff login: the code of the authenticator; opens the session',
  role: 'admin',
  auth: 'guest',
  changes: 'write',
  rate: { points: 30, perSeconds: 60 },
  input: z.strictObject({ ticket: staffTicket, googleCode: sixDigits }),
  output: z.object({ name: z.string(), roles: z.array(z.enum(staffRoles)) }),
  refusals: ['security.ticket-over', 'security.wrong-code', 'security.too-many-guesses'],
});
