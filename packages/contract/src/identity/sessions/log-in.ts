import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { dialCode } from '#identity/accounts/registration.shape.ts';
import { oldPassword, proof, secretKey } from '#identity/security/proof.shape.ts';
import { logInAnswer } from './log-in.shape.ts';

export const logIn = defineCall({
  area: 'sessions',
  name: 'log-in',
  path: '/v1/user/login',
  summary: 'First step of logging in: name and password',
  role: 'api',
  auth: 'guest',
  changes: 'write',
  sealed: ['password'],
  rate: { points: 30, perSeconds: 60 },
  input: z.strictObject({
    username: z.string().check(z.minLength(3), z.maxLength(254)),
    dialCode: z.optional(dialCode),
    password: oldPassword,
    secretKey,
    proof: z.optional(proof),
  }),
  output: logInAnswer,
  refusals: [
    'security.wrong-login',
    'security.too-many-guesses',
    'security.proof-needed',
    'security.seal-broken',
    'security.seal-unknown',
    'accounts.locked',
  ],
});
