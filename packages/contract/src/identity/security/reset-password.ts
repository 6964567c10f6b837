import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { moment } from '#wire.ts';
import { newPassword, secretKey, sixDigits, ticket } from './proof.shape.ts';

export const resetPassword = defineCall({
  area: 'security',
  name: 'reset-password',
  path: '/v1/user/forget-pwd/reset',
  summary: 'Second step of a forgotten password: the new password',
  role: 'api',
  auth: 'guest',
  changes: 'write',
  idempotent: true,
  sealed: ['password'],
  rate: { points: 20, perSeconds: 60 },
  input: z.strictObject({ ticket, googleCode: z.optional(sixDigits), password: newPassword, secretKey }),
  output: z.object({ holdUntil: moment }),
  refusals: [
    'security.ticket-over',
    'security.weak-password',
    'security.wrong-code',
    'security.too-many-guesses',
    'security.seal-broken',
    'security.seal-unknown',
  ],
});
