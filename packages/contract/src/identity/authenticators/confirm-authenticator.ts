import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { factors, sixDigits } from '#identity/security/proof.shape.ts';

export const confirmAuthenticator = defineCall({
  area: 'authenticators',
  name: 'confirm-authenticator',
  path: '/v1/x/authenticators/confirm-authenticator',
  summary: 'Binds the authenticator whose code is shown',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ code: sixDigits, factors }),
  output: z.object({}),
  refusals: [
    'security.ticket-over',
    'security.already-bound',
    'security.wrong-code',
    'security.factors-missing',
    'security.too-many-guesses',
  ],
});
