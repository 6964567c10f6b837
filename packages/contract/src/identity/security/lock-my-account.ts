import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const lockMyAccount = defineCall({
  area: 'security',
  name: 'lock-my-account',
  path: '/v1/x/security/lock-my-account',
  summary: 'Locks the own account at once',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  input: empty,
  output: z.object({}),
  refusals: [],
});
