import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { actResults, seenAds } from './act.shape.ts';

export const checkAds = defineCall({
  area: 'p2p-ads',
  name: 'check-ads',
  path: '/v1/admin/p2p-ads/check-ads',
  summary: 'Records that nothing is wrong with several ads as they are; what changed meanwhile is left alone and named',
  role: 'admin',
  auth: 'staff',
  changes: 'write',
  idempotent: true,
  roles: ['decider', 'risk'],
  input: z.strictObject({ ads: seenAds }),
  output: z.object({ results: actResults }),
  refusals: [],
});
