import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { email, newPassword, proof, secretKey, sixDigits } from '#identity/security/proof.shape.ts';
import { userId } from '#ids.ts';
import { countryCode, marketing } from './registration.shape.ts';

export const registerByEmail = defineCall({
  area: 'accounts',
  name: 'register-by-email',
  path: '/v1/user/register/email',
  summary: 'Opens an account with an email address, a code and a password; its ticket opens the session by verify-log-in',
  role: 'api',
  auth: 'guest',
  changes: 'write',
  idempotent: true,
  sealed: ['password'],
  rate: { points: 20, perSeconds: 60 },
  input: z.strictObject({
    email,
    code: sixDigits,
    password: newPassword,
    secretKey,
    country: countryCode,
    invitationCode: z.optional(z.string().check(z.maxLength(32))),
    marketing: z.optional(marketing),
    proof: z.optional(proof),
  }),
  output: z.object({ userId, ticket: z.string() }),
  refusals: [
    'accounts.country-closed',
    'accounts.exists',
    'accounts.invitation-unknown',
    'security.wrong-code',
    'security.weak-password',
    'security.proof-needed',
    'security.too-many-guesses',
    'security.seal-broken',
    'security.seal-unknown',
  ],
});
