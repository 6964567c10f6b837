import { defineCall } from '@peerbourse/contract/call';
import { coinCode } from '@peerbourse/contract/money/assets/asset.shape';
import { decimal, empty } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { adSide, fiatCode } from '../ad.shape.ts';

export const adLimits = defineCall({
  area: 'p2p-ads',
  name: 'ad-limits',
  path: '/v1/p2p/adv/queryAdvLimit',
  summary: 'How many ads and what amounts this account may advertise',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    mayPublish: z.boolean(),
    adsPerPairAndSide: z.int(),
    methodsPerAd: z.int(),
    picturesPerAd: z.int(),
    remarkLength: z.int(),
    autoReplyLength: z.int(),
    editsPerFiveMinutes: z.int(),
    idleDays: z.int(),
    fiats: z.array(z.object({ fiatCode, minAmount: decimal, maxAmount: decimal, payMinutes: z.array(z.int()) })),
    /** How many ads there are already, by what the limit counts. */
    used: z.array(z.object({ side: adSide, coinCode, fiatCode, count: z.int() })),
  }),
  refusals: [],
});
