import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { adNo } from '#ids.ts';

export const adTerms = defineCall({
  area: 'p2p-ads',
  name: 'ad-terms',
  path: '/v1/x/p2p-ads/ad-terms',
  summary: 'What guests read of a listed ad before they log in: the words of its advertiser, and the fee',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  input: z.strictObject({ adNo }),
  output: z.object({
    remark: z.string(),
    /** What whoever takes it pays to the exchange, in millionths of the quantity. */
    takerFeePpm: z.int(),
  }),
  refusals: ['p2p-ads.unknown-ad'],
});
