import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { encryptUserId, publicTrader } from './p2p-user.shape.ts';

export const publicProfile = defineCall({
  area: 'p2p-users',
  name: 'public-profile',
  path: '/v1/p2p/pub/queryUserInfo',
  summary: 'What everybody may know of a P2P user',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: z.strictObject({ encryptUserId }),
  output: publicTrader,
  refusals: ['p2p-users.unknown-user'],
});
