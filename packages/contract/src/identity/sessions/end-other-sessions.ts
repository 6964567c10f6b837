import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const endOtherSessions = defineCall({
  area: 'sessions',
  name: 'end-other-sessions',
  path: '/v1/x/sessions/end-other-sessions',
  summary: 'Logs every other device out',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  input: empty,
  output: z.object({ ended: z.int() }),
  refusals: [],
});
