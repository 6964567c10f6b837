import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const reportOnline = defineCall({
  area: 'p2p-users',
  name: 'report-online',
  path: '/v1/p2p/pub/user/online',
  summary: 'Says that a P2P page is open, which keeps its user online for three minutes',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  input: empty,
  output: z.object({ nextSeconds: z.int() }),
  refusals: [],
});
