import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { moment } from '#wire.ts';
import { encryptUserId, publicTrader } from './p2p-user.shape.ts';

export const followingList = defineCall({
  area: 'p2p-users',
  name: 'following-list',
  path: '/v1/x/p2p-users/following-list',
  summary: 'P2P users whom the account follows, the latest first',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  input: z.strictObject({
    /** The last one that was seen. */
    after: z.optional(encryptUserId),
  }),
  output: z.object({
    traders: z.array(z.extend(publicTrader, { followedAt: moment })),
    after: z.nullable(encryptUserId),
  }),
  refusals: [],
});
