import { defineCall } from '@peerbourse/contract/call';
import { actReason } from '@peerbourse/contract/identity/customers/customer.shape';
import * as z from 'zod/mini';
import { takeDownReason } from '../ad.shape.ts';
import { actResults, seenAds } from './act.shape.ts';

export const takeDownAdsByStaff = defineCall({
  area: 'p2p-ads',
  name: 'take-down-ads-by-staff',
  path: '/v1/admin/p2p-ads/take-down-ads-by-staff',
  summary: 'Takes several ads off the market for one reason; their owners are told why, and what changed meanwhile is left alone and named',
  role: 'admin',
  auth: 'staff',
  changes: 'write',
  idempotent: true,
  roles: ['decider', 'risk'],
  input: z.strictObject({ ads: seenAds, reason: takeDownReason, note: actReason }),
  output: z.object({ results: actResults }),
  refusals: [],
});
