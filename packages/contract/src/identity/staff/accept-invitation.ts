import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { invitationHalves, sixDigits, staffPassword } from './staff.shape.ts';

export const acceptInvitation = defineCall({
  area: 'staff',
  name: 'accept-invitation',
  path: '/v1/admin/staff/accept-invitation',
  summary: 'Sets the password and confirms the authenticator; from then on the member can log in',
  role: 'admin',
  auth: 'guest',
  changes: 'write',
  rate: { points: 30, perSeconds: 60 },
  input: z.strictObject({ ...invitationHalves, password: staffPassword, googleCode: sixDigits }),
  output: z.object({ name: z.string() }),
  refusals: ['staff.invitation-over', 'security.wrong-code', 'security.weak-password', 'security.too-many-guesses'],
});
