import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { moment } from '#wire.ts';
import { factors, newPassword, oldPassword, secretKey } from './proof.shape.ts';

export const changePassword = defineCall({
  area: 'security',
  name: 'change-password',
  path: '/v1/x/security/change-password',
  summary: 'Another login password',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  sealed: ['oldPassword', 'password'],
  input: z.strictObject({ oldPassword, password: newPassword, secretKey, factors }),
  output: z.object({ holdUntil: moment }),
  refusals: [
    'security.wrong-password',
    'security.weak-password',
    'security.same-password',
    'security.wrong-code',
    'security.factors-missing',
    'security.too-many-guesses',
    'security.seal-broken',
    'security.seal-unknown',
  ],
});
