import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { encryptUserId } from '#p2p/p2p-users/p2p-user.shape.ts';
import { moment } from '#wire.ts';

export const blockedUserList = defineCall({
  area: 'p2p-blocklist',
  name: 'blocked-user-list',
  path: '/v1/p2p/user/blackList',
  summary: 'P2P users whom the account has blocked, the latest first',
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
    users: z.array(z.object({ encryptUserId, nickName: z.string(), headColor: z.string(), userType: z.int(), blockedAt: moment })),
    after: z.nullable(encryptUserId),
  }),
  refusals: [],
});
