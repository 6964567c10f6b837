import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { factors, ticket } from '#identity/security/proof.shape.ts';
import { logInAnswer } from './log-in.shape.ts';

export const verifyLogIn = defineCall({
  area: 'sessions',
  name: 'verify-log-in',
  path: '/v1/user/login/verify-login',
  summary: 'Second step of logging in: the codes that were asked for',
  role: 'api',
  auth: 'guest',
  changes: 'write',
  rate: { points: 30, perSeconds: 60 },
  input: z.strictObject({ ticket, factors }),
  output: logInAnswer,
  refusals: ['security.ticket-over', 'security.wrong-code', 'security.factors-missing', 'security.too-many-guesses', 'accounts.locked'],
});
