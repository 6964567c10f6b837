import { defineCall } from '@peerbourse/contract/call';
import { coinCode } from '@peerbourse/contract/money/assets/asset.shape';
import { decimal, positiveDecimal } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { adSide, fiatCode } from '../ad.shape.ts';

export const adFee = defineCall({
  area: 'p2p-ads',
  name: 'ad-fee',
  path: '/v1/p2p/adv/query-ad-fee',
  summary: 'What an ad would cost: the fee of the advertiser, and what a sell ad would set aside',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  input: z.strictObject({ side: adSide, coinCode, fiatCode, quantity: positiveDecimal }),
  output: z.object({ feePpm: z.int(), fee: decimal, reserve: decimal, available: decimal }),
  refusals: ['p2p-config.unknown-coin', 'p2p-config.unknown-fiat', 'p2p-ads.bad-quantity'],
});
