import { defineCall } from '@peerbourse/contract/call';
import { coinCode } from '@peerbourse/contract/money/assets/asset.shape';
import * as z from 'zod/mini';
import { adConditions, adSide, fiatCode } from '../ad.shape.ts';

export const adReach = defineCall({
  area: 'p2p-ads',
  name: 'ad-reach',
  path: '/v1/x/p2p-ads/ad-reach',
  summary: 'How many of the traders who were here lately could take an ad with these conditions',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  // It looks at hundreds of people, and whoever asks often could tell one of them from the others.
  rate: { points: 60, perSeconds: 60 },
  input: z.strictObject({ side: adSide, coinCode, fiatCode, conditions: adConditions }),
  /** Both are cut to whole tens. */
  output: z.object({ traders: z.int(), eligible: z.int() }),
  refusals: ['p2p-config.unknown-coin', 'p2p-config.unknown-fiat'],
});
