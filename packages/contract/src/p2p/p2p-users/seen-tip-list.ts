import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty, moment } from '#wire.ts';
import { tip } from './p2p-user.shape.ts';

export const seenTipList = defineCall({
  area: 'p2p-users',
  name: 'seen-tip-list',
  path: '/v1/p2p/user/query-common-config',
  summary: 'One-time switches of the account: tips that were seen, the risk quiz',
  role: 'api',
  auth: 'user',
  requires: ['not-copper'],
  changes: 'read',
  input: empty,
  output: z.object({ tips: z.array(z.object({ tip, seenAt: moment })) }),
  refusals: [],
});
