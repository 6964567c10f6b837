import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { nickName, otcUser } from './p2p-user.shape.ts';

export const createProfile = defineCall({
  area: 'p2p-users',
  name: 'create-profile',
  path: '/v1/p2p/user/addUser',
  summary: 'Opens the P2P profile under a name of one’s own',
  role: 'api',
  auth: 'user',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ nickName }),
  output: otcUser,
  refusals: ['p2p-users.held', 'p2p-users.closed-here', 'p2p-users.exists', 'p2p-users.bad-nick-name', 'p2p-users.nick-name-taken'],
});
