import { defineCall } from '@peerbourse/contract/call';
import { actReason } from '@peerbourse/contract/identity/customers/customer.shape';
import * as z from 'zod/mini';
import { adNo } from '#ids.ts';
import { adState, takeDownReason } from '../ad.shape.ts';

export const takeDownByStaff = defineCall({
  area: 'p2p-ads',
  name: 'take-down-by-staff',
  path: '/v1/admin/p2p-ads/take-down-by-staff',
  summary: 'Takes an ad off the market until staff allow it again; its owner is told why',
  role: 'admin',
  auth: 'staff',
  changes: 'write',
  idempotent: true,
  roles: ['decider', 'risk'],
  input: z.strictObject({ adNo, reason: takeDownReason, note: actReason }),
  output: z.object({ adNo, state: adState }),
  refusals: ['p2p-ads.unknown-ad', 'p2p-ads.wrong-state'],
});
