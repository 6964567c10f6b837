import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const beginPasskeyLogIn = defineCall({
  area: 'passkeys',
  name: 'begin-passkey-log-in',
  path: '/v1/x/passkeys/begin-passkey-log-in',
  summary: 'What the browser needs to log in with a passkey',
  role: 'api',
  auth: 'guest',
  changes: 'write',
  rate: { points: 30, perSeconds: 60 },
  input: empty,
  output: z.object({ ticket: z.string(), options: z.json() }),
  refusals: [],
});
