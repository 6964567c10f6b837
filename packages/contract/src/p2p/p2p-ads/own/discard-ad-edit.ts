import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { adNo } from '#ids.ts';
import { myAd } from '../ad.shape.ts';

export const discardAdEdit = defineCall({
  area: 'p2p-ads',
  name: 'discard-ad-edit',
  path: '/v1/p2p/adv/cancelEditAdv',
  summary: 'Ends an edit without saving; the ad is what it was before',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  input: z.strictObject({ adNo }),
  output: myAd,
  refusals: ['p2p-ads.unknown-ad', 'p2p-ads.wrong-state', 'risk.question', 'risk.blocked'],
});
