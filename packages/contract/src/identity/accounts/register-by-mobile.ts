import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { newPassword, proof, secretKey, sixDigits } from '#identity/security/proof.shape.ts';
import { userId } from '#ids.ts';
import { countryCode, dialCode, marketing, phone } from './registration.shape.ts';

export const registerByMobile = defineCall({
  area: 'accounts',
  name: 'register-by-mobile',
  path: '/v1/user/register/mobile',
  summary: 'Opens an account with a mobile number, a code and a password; its ticket opens the session by verify-log-in',
  role: 'api',
  auth: 'guest',
  changes: 'write',
  idempotent: true,
  sealed: ['password'],
  rate: { points: 20, perSeconds: 60 },
  input: z.strictObject({
    dialCode,
    phone,
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
