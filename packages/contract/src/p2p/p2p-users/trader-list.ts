import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { moment } from '#wire.ts';
import { publicTrader, restrictionKind, restrictionNo, restrictionReason } from './p2p-user.shape.ts';

export const traderList = defineCall({
  area: 'p2p-users',
  name: 'trader-list',
  path: '/v1/admin/p2p-users/trader-list',
  summary: 'P2P users by name or user id, or those whom something is held back from',
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
  output: z.object({
    traders: z.array(
      z.extend(publicTrader, {
        userId,
        isOpen: z.boolean(),
        mayPublish: z.boolean(),
        isPaused: z.boolean(),
        since: moment,
        restrictions: z.array(
          z.object({
            restrictionNo,
            kind: restrictionKind,
            reason: restrictionReason,
            note: z.string(),
            setAt: moment,
            until: z.nullable(moment),
            setBy: z.string(),
            liftedAt: z.nullable(moment),
            liftedBy: z.nullable(z.string()),
          }),
        ),
      }),
    ),
    after: z.nullable(userId),
  }),
  refusals: [],
});
