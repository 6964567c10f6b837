import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { factors } from '#identity/security/proof.shape.ts';
import { moment } from '#wire.ts';

export const askDeletion = defineCall({
  area: 'privacy',
  name: 'ask-deletion',
  path: '/v1/x/privacy/ask-deletion',
  summary: 'Closes the account after a time in which the request can be cancelled',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ factors }),
  output: z.object({ closesAt: moment }),
  refusals: ['privacy.has-coins', 'security.wrong-code', 'security.factors-missing', 'security.too-many-guesses'],
});
