import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { factors } from '#identity/security/proof.shape.ts';

export const removePasskey = defineCall({
  area: 'passkeys',
  name: 'remove-passkey',
  path: '/v1/x/passkeys/remove-passkey',
  summary: 'Forgets a passkey',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ passkeyId: z.string().check(z.minLength(8), z.maxLength(1400)), factors }),
  output: z.object({}),
  refusals: ['security.not-bound', 'security.wrong-code', 'security.factors-missing', 'security.too-many-guesses'],
});
