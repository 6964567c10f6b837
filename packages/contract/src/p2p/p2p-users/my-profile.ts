import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { ownTrader } from './p2p-user.shape.ts';

export const myProfile = defineCall({
  area: 'p2p-users',
  name: 'my-profile',
  path: '/v1/p2p/user/queryUserInfo',
  summary: 'The own P2P profile with its payment methods; without a profile there is no userId',
  role: 'api',
  auth: 'user',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: empty,
  output: ownTrader,
  refusals: [],
});
