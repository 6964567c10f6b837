import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { moment } from '#wire.ts';
import { factors, secretKey, sixDigits } from './proof.shape.ts';

export const setFundPassword = defineCall({
  area: 'security',
  name: 'set-fund-password',
  path: '/v1/x/security/set-fund-password',
  summary: 'Sets or changes the fund password of six digits',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  sealed: ['fundPassword'],
  input: z.strictObject({ fundPassword: sixDigits, secretKey, factors }),
  output: z.object({ holdUntil: z.nullable(moment) }),
  refusals: [
    'security.weak-fund-password',
    'security.wrong-code',
    'security.factors-missing',
    'security.too-many-guesses',
    'security.seal-broken',
    'security.seal-unknown',
  ],
});
