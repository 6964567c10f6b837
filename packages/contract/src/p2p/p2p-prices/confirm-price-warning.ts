import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { adNo } from '#ids.ts';
import { moment, positiveDecimal } from '#wire.ts';

export const confirmPriceWarning = defineCall({
  area: 'p2p-prices',
  name: 'confirm-price-warning',
  path: '/v1/p2p/order/price/warn/confirm',
  summary: 'Records that somebody saw how far a price is from the reference and wants it all the same',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  input: z.strictObject({ adNo, price: positiveDecimal }),
  output: z.object({ until: moment }),
  refusals: ['risk.blocked'],
});
