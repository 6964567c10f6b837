import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { factors } from '#identity/security/proof.shape.ts';
import { moment } from '#wire.ts';

export const removeAuthenticator = defineCall({
  area: 'authenticators',
  name: 'remove-authenticator',
  path: '/v1/x/authenticators/remove-authenticator',
  summary: 'Unbinds the authenticator',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ factors }),
  output: z.object({ holdUntil: moment }),
  refusals: ['security.not-bound', 'security.wrong-code', 'security.factors-missing', 'security.too-many-guesses'],
});
