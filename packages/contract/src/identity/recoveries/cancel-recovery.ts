import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const cancelRecovery = defineCall({
  area: 'recoveries',
  name: 'cancel-recovery',
  path: '/v1/x/recoveries/cancel-recovery',
  summary: 'Stops a recovery that the owner did not ask for; signed in',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  input: empty,
  output: z.object({ cancelled: z.int() }),
  refusals: [],
});
