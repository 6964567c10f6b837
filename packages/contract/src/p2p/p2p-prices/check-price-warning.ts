import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { currencyCode } from '#core/reference/currency-code.shape.ts';
import { adNo } from '#ids.ts';
import { decimal, positiveDecimal } from '#wire.ts';

export const checkPriceWarning = defineCall({
  area: 'p2p-prices',
  name: 'check-price-warning',
  path: '/v1/p2p/order/price/warn/check',
  summary: 'Whether the price of an ad is so far from the reference that whoever takes it must confirm it',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  input: z.strictObject({ adNo, coinCode: currencyCode, fiatCode: currencyCode, price: positiveDecimal }),
  output: z.object({
    isWarned: z.boolean(),
    /** This price of this ad was confirmed a short while ago. */
    isConfirmed: z.boolean(),
    /** Millionths of the reference, negative below it; null while nobody knows the reference. */
    deviationPpm: z.nullable(z.int()),
    reference: z.nullable(decimal),
  }),
  refusals: [],
});
