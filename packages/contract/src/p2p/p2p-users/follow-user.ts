import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { encryptUserId } from './p2p-user.shape.ts';

export const followUser = defineCall({
  area: 'p2p-users',
  name: 'follow-user',
  path: '/v1/x/p2p-users/follow-user',
  summary: 'Follows another P2P user, or no longer',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ encryptUserId, isFollowed: z.boolean() }),
  output: z.object({ isFollowed: z.boolean() }),
  refusals: ['p2p-users.unknown-user', 'p2p-users.yourself', 'p2p-users.too-many-follows'],
});
