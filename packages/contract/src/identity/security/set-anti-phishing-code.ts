import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { factors } from './proof.shape.ts';

export const setAntiPhishingCode = defineCall({
  area: 'security',
  name: 'set-anti-phishing-code',
  path: '/v1/x/security/set-anti-phishing-code',
  summary: 'The word that every mail of ours shows',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ antiPhishingCode: z.string().check(z.regex(/^[\p{L}\p{Nd}_-]{4,20}$/u)), factors }),
  output: z.object({}),
  refusals: ['security.wrong-code', 'security.factors-missing', 'security.too-many-guesses'],
});
