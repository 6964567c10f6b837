import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { factors, verificationMethod } from './proof.shape.ts';

export const arrangeMethods = defineCall({
  area: 'security',
  name: 'arrange-methods',
  path: '/v1/x/security/arrange-methods',
  summary: 'In which order codes are asked for, and which of mail and SMS are asked for at all',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({
    order: z.array(verificationMethod).check(z.length(3)),
    emailEnable: z.boolean(),
    phoneEnable: z.boolean(),
    factors,
  }),
  output: z.object({}),
  refusals: ['security.bad-order', 'security.last-contact', 'security.wrong-code', 'security.factors-missing', 'security.too-many-guesses'],
});
