import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { dialCode } from '#identity/accounts/registration.shape.ts';
import { proof, sixDigits } from './proof.shape.ts';

export const confirmPasswordReset = defineCall({
  area: 'security',
  name: 'confirm-password-reset',
  path: '/v1/user/forget-pwd/confirm',
  summary: 'First step of a forgotten password: the code that was sent',
  role: 'api',
  auth: 'guest',
  changes: 'write',
  rate: { points: 30, perSeconds: 60 },
  input: z.strictObject({
    username: z.string().check(z.minLength(3), z.maxLength(254)),
    dialCode: z.optional(dialCode),
    code: sixDigits,
    proof: z.optional(proof),
  }),
  output: z.object({ ticket: z.string(), needsGoogle: z.boolean() }),
  refusals: ['security.wrong-code', 'security.proof-needed', 'security.too-many-guesses'],
});
