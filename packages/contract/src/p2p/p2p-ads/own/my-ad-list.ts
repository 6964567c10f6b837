import { defineCall } from '@peerbourse/contract/call';
import { coinCode } from '@peerbourse/contract/money/assets/asset.shape';
import * as z from 'zod/mini';
import { adNo } from '#ids.ts';
import { adSide, fiatCode, myAd } from '../ad.shape.ts';

export const myAdList = defineCall({
  area: 'p2p-ads',
  name: 'my-ad-list',
  path: '/v1/p2p/adv/advPageListByUser',
  summary: 'Own ads, newest first, with state and reasons why no list shows them; the cursor leads to older ones',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: z.strictObject({
    tab: z.optional(z.enum(['online', 'offline', 'editing', 'completed', 'hidden'])),
    side: z.optional(adSide),
    coinCode: z.optional(coinCode),
    fiatCode: z.optional(fiatCode),
    cursor: z.optional(adNo),
  }),
  output: z.object({
    ads: z.array(myAd),
    nextCursor: z.nullable(adNo),
    counts: z.object({ online: z.int(), offline: z.int(), editing: z.int(), completed: z.int(), hidden: z.int() }),
  }),
  refusals: [],
});
