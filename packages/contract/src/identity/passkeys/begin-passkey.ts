import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const beginPasskey = defineCall({
  area: 'passkeys',
  name: 'begin-passkey',
  path: '/v1/x/passkeys/begin-passkey',
  summary: 'What the browser needs to make a passkey',
  role: 'api',
  auth: 'main',
  changes: 'write',
  input: empty,
  output: z.object({ ticket: z.string(), options: z.json() }),
  refusals: ['security.too-many-passkeys'],
});
