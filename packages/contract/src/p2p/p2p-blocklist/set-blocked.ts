import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { encryptUserId } from '#p2p/p2p-users/p2p-user.shape.ts';

export const setBlocked = defineCall({
  area: 'p2p-blocklist',
  name: 'set-blocked',
  path: '/v1/p2p/user/operateBlack',
  summary: 'Blocks another P2P user, or lifts the block',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  input: z.strictObject({ encryptUserId, isBlocked: z.boolean() }),
  output: z.object({ isBlocked: z.boolean() }),
  refusals: ['p2p-blocklist.unknown-user', 'p2p-blocklist.yourself', 'p2p-blocklist.too-many'],
});
