import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { adNo } from '#ids.ts';

export const checkAd = defineCall({
  area: 'p2p-ads',
  name: 'check-ad',
  path: '/v1/admin/p2p-ads/check-ad',
  summary: 'Records that nothing is wrong with an ad as it is; it waits for staff again when it changes',
  role: 'admin',
  auth: 'staff',
  changes: 'write',
  idempotent: true,
  roles: ['decider', 'risk'],
  input: z.strictObject({ adNo, version: z.int().check(z.gte(1)) }),
  output: z.object({ adNo, version: z.int() }),
  refusals: ['p2p-ads.unknown-ad', 'p2p-ads.wrong-state', 'p2p-ads.changed-meanwhile'],
});
