import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { invitationHalves } from './staff.shape.ts';

export const beginInvitation = defineCall({
  area: 'staff',
  name: 'begin-invitation',
  path: '/v1/admin/staff/begin-invitation',
  summary: 'Whom an invitation is for, and the secret for the authenticator app',
  role: 'admin',
  auth: 'guest',
  changes: 'write',
  rate: { points: 30, perSeconds: 60 },
  input: z.strictObject(invitationHalves),
  output: z.object({ name: z.string(), totpSecret: z.string(), otpauth: z.string() }),
  refusals: ['staff.invitation-over', 'security.too-many-guesses'],
});
