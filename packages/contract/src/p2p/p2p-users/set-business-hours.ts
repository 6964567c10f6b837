import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { businessHours } from './p2p-user.shape.ts';

export const setBusinessHours = defineCall({
  area: 'p2p-users',
  name: 'set-business-hours',
  path: '/v1/x/p2p-users/set-business-hours',
  summary: 'When the ads of the account are on the market; all of them can be paused',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  input: z.strictObject({
    isPaused: z.boolean(),
    /** Null is always. */
    hours: z.nullable(businessHours),
  }),
  output: z.object({ isPaused: z.boolean(), hours: z.nullable(businessHours), isAtWork: z.boolean() }),
  refusals: ['p2p-users.bad-hours'],
});
