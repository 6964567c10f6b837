import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty, moment } from '#wire.ts';

export const sessionList = defineCall({
  area: 'sessions',
  name: 'session-list',
  path: '/v1/x/sessions/session-list',
  summary: 'Where the person is logged in',
  role: 'api',
  auth: 'main',
  changes: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    sessions: z.array(
      z.object({
        sessionNo: z.string(),
        isCurrent: z.boolean(),
        device: z.string(),
        address: z.string(),
        country: z.string(),
        method: z.string(),
        beganAt: moment,
        seenAt: moment,
      }),
    ),
  }),
  refusals: [],
});
