import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { adNo } from '#ids.ts';
import { myAd } from '../ad.shape.ts';

export const myAdDetail = defineCall({
  area: 'p2p-ads',
  name: 'my-ad-detail',
  path: '/v1/p2p/adv/queryAdvDetail',
  summary: 'One own ad with everything that its owner may see and edit',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: z.strictObject({ adNo }),
  output: myAd,
  refusals: ['p2p-ads.unknown-ad'],
});
