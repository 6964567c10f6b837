import { defineCall } from '@peerbourse/contract/call';
import { actReason } from '@peerbourse/contract/identity/customers/customer.shape';
import * as z from 'zod/mini';
import { adNo } from '#ids.ts';
import { adState } from '../ad.shape.ts';

export const allowAd = defineCall({
  area: 'p2p-ads',
  name: 'allow-ad',
  path: '/v1/admin/p2p-ads/allow-ad',
  summary: 'Allows an ad again that staff have taken down; its owner switches it on',
  role: 'admin',
  auth: 'staff',
  changes: 'write',
  idempotent: true,
  roles: ['decider', 'risk'],
  input: z.strictObject({ adNo, version: z.int().check(z.gte(1)), note: actReason }),
  output: z.object({ adNo, state: adState }),
  refusals: ['p2p-ads.unknown-ad', 'p2p-ads.wrong-state', 'p2p-ads.changed-meanwhile'],
});
