import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { moment } from '#wire.ts';

export const loginHistory = defineCall({
  area: 'sessions',
  name: 'login-history',
  path: '/v1/x/sessions/login-history',
  summary: 'When and from where somebody logged in or tried to',
  role: 'api',
  auth: 'main',
  changes: 'read',
  ssr: true,
  input: z.strictObject({ before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) }),
  output: z.object({
    entries: z.array(
      z.object({ at: moment, device: z.string(), address: z.string(), country: z.string(), method: z.string(), outcome: z.string() }),
    ),
    before: z.nullable(z.string()),
  }),
  refusals: [],
});
