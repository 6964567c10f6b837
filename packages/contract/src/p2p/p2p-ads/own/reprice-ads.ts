import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { adNo } from '#ids.ts';
import { pricing } from '../ad.shape.ts';

export const repriceAds = defineCall({
  area: 'p2p-ads',
  name: 'reprice-ads',
  path: '/v1/x/p2p-ads/reprice-ads',
  summary: 'Gives several own ads new prices; each says what was wrong with it, and the others change',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  input: z.strictObject({ ads: z.array(z.strictObject({ adNo, pricing })).check(z.minLength(1), z.maxLength(50)) }),
  output: z.object({ results: z.array(z.object({ adNo, problem: z.nullable(z.string()) })) }),
  refusals: [],
});
