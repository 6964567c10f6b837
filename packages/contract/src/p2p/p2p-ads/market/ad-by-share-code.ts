import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { marketAdDetail } from '../ad.shape.ts';

export const adByShareCode = defineCall({
  area: 'p2p-ads',
  name: 'ad-by-share-code',
  path: '/v1/p2p/adv/matchingAdv',
  summary: 'The ad behind a code, ready to be taken',
  role: 'api',
  auth: 'user',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  rate: { points: 30, perSeconds: 60 },
  input: z.strictObject({ code: z.string().check(z.maxLength(40)) }),
  output: marketAdDetail,
  refusals: ['p2p-ads.code-over'],
});
