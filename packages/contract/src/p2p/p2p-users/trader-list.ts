import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { listedTrader } from './p2p-user.shape.ts';

export const traderList = defineCall({
  area: 'p2p-users',
  name: 'trader-list',
  path: '/v1/admin/p2p-users/trader-list',
  summary: 'P2P users by name or user id, or those whom something is held back from, as the market sees them',
  role: 'admin',
  auth: 'staff',
  roles: ['reader', 'decider', 'risk', 'auditor'],
  changes: 'read',
  input: z.strictObject({
    /** Part of a name, or a whole user id. */
    query: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    isRestricted: z.optional(z.boolean()),
    mayPublish: z.optional(z.boolean()),
    /** The last one that was seen. */
    after: z.optional(userId),
  }),
  output: z.object({ traders: z.array(listedTrader), after: z.nullable(userId) }),
  refusals: [],
});
