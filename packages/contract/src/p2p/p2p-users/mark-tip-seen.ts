import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { tip } from './p2p-user.shape.ts';

export const markTipSeen = defineCall({
  area: 'p2p-users',
  name: 'mark-tip-seen',
  path: '/v1/p2p/user/trigger-common-config',
  summary: 'Flips one of the one-time switches, for good',
  role: 'api',
  auth: 'user',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ tip }),
  output: z.object({}),
  refusals: [],
});
