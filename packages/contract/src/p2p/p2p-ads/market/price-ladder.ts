import { defineCall } from '@peerbourse/contract/call';
import { coinCode } from '@peerbourse/contract/money/assets/asset.shape';
import { decimal } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { adSide, fiatCode, reference } from '../ad.shape.ts';

export const priceLadder = defineCall({
  area: 'p2p-ads',
  name: 'price-ladder',
  path: '/v1/x/p2p-ads/price-ladder',
  summary: 'The prices that an ad would stand among, best first, with what is on offer at each',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  input: z.strictObject({ side: adSide, coinCode, fiatCode }),
  output: z.object({
    reference: z.nullable(reference),
    fixedBand: z.nullable(z.object({ lowest: decimal, highest: decimal })),
    floatingBand: z.object({ minPremiumPpm: z.int(), maxPremiumPpm: z.int() }),
    steps: z.array(z.object({ price: decimal, ads: z.int(), available: decimal, isMine: z.boolean() })),
  }),
  refusals: ['p2p-config.unknown-fiat', 'p2p-config.unknown-coin'],
});
