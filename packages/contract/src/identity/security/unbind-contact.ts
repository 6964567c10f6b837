import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { moment } from '#wire.ts';
import { factors } from './proof.shape.ts';

export const unbindContact = defineCall({
  area: 'security',
  name: 'unbind-contact',
  path: '/v1/x/security/unbind-contact',
  summary: 'Unbinds the email address or the phone number',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ kind: z.enum(['email', 'mobile']), factors }),
  output: z.object({ holdUntil: moment }),
  refusals: ['security.not-bound', 'security.last-contact', 'security.wrong-code', 'security.factors-missing', 'security.too-many-guesses'],
});
