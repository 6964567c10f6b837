import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { encryptUserId } from '#p2p/p2p-users/p2p-user.shape.ts';

export const checkBlocked = defineCall({
  area: 'p2p-blocklist',
  name: 'check-blocked',
  path: '/v1/p2p/user/checkBlack',
  summary: 'Whether one of two P2P users does not want to trade with the other',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  input: z.strictObject({ encryptUserId }),
  output: z.object({ isBlocked: z.boolean(), isBlockedByThem: z.boolean() }),
  refusals: ['p2p-blocklist.unknown-user'],
});
