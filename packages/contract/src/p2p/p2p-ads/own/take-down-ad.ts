import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { adNo } from '#ids.ts';
import { myAd } from '../ad.shape.ts';

export const takeDownAd = defineCall({
  area: 'p2p-ads',
  name: 'take-down-ad',
  path: '/v1/p2p/adv/takeDownAdv',
  summary: 'Takes an own ad off the market; its open orders go on',
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
