import { defineCall } from '@peerbourse/contract/call';
import { coinCode } from '@peerbourse/contract/money/assets/asset.shape';
import { paymethodId } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import { decimal, moment, positiveDecimal } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { adSide, fiatCode, marketAd, reference } from '../ad.shape.ts';

export const quickMatch = defineCall({
  area: 'p2p-ads',
  name: 'quick-match',
  path: '/v1/p2p/order/quickMatchAd',
  summary: 'The best ad for an amount that the visitor may take, with a quote that holds for a while',
  role: 'api',
  auth: 'user',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  input: z.strictObject({
    side: adSide,
    coinCode,
    fiatCode,
    /** In the currency, or in the coin. */
    amount: z.optional(positiveDecimal),
    quantity: z.optional(positiveDecimal),
    paymethodId: z.optional(paymethodId),
  }),
  output: z.object({
    ad: marketAd,
    reference: z.nullable(reference),
    quote: z.object({
      token: z.string(),
      price: decimal,
      amount: decimal,
      quantity: decimal,
      fee: decimal,
      expiresAt: moment,
      maxSlippagePpm: z.int(),
    }),
  }),
  refusals: ['p2p-config.unknown-fiat', 'p2p-config.unknown-coin', 'p2p-ads.bad-quantity', 'p2p-ads.no-match'],
});
