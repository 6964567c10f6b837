import * as z from 'zod/mini';
import { defineCall } from '#call.ts';

export const endSession = defineCall({
  area: 'sessions',
  name: 'end-session',
  path: '/v1/x/sessions/end-session',
  summary: 'Logs one device out',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ sessionNo: z.string().check(z.regex(/^\d{10,19}$/)) }),
  output: z.object({}),
  refusals: ['sessions.unknown'],
});
