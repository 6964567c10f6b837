import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { factors, ticket } from '#identity/security/proof.shape.ts';

export const addPasskey = defineCall({
  area: 'passkeys',
  name: 'add-passkey',
  path: '/v1/x/passkeys/add-passkey',
  summary: 'Keeps the passkey that the browser made',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ ticket, name: z.string().check(z.minLength(1), z.maxLength(40)), response: z.json(), factors }),
  output: z.object({}),
  refusals: [
    'security.ticket-over',
    'security.passkey-refused',
    'security.wrong-code',
    'security.factors-missing',
    'security.too-many-guesses',
  ],
});
