import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const beginAuthenticator = defineCall({
  area: 'authenticators',
  name: 'begin-authenticator',
  path: '/v1/x/authenticators/begin-authenticator',
  summary: 'A new secret for an authenticator app, to be confirmed',
  role: 'api',
  auth: 'main',
  changes: 'write',
  input: empty,
  output: z.object({ secret: z.string(), uri: z.string() }),
  refusals: ['security.already-bound'],
});
