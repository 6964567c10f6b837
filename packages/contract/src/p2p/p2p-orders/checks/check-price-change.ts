import { defineCall } from '@peerbourse/contract/call';
import { adNo } from '@peerbourse/contract/ids';
import { decimal, positiveDecimal } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';

export const checkPriceChange = defineCall({
  area: 'p2p-orders',
  name: 'check-price-change',
  path: '/v1/p2p/order/checkPriceChange',
  summary: 'Whether an ad can still be taken at the price that the screen shows, and its price now',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  input: z.strictObject({ adNo, price: positiveDecimal }),
  output: z.object({
    /** An order at the price that was shown would be refused. */
    isChanged: z.boolean(),
    price: decimal,
  }),
  refusals: ['p2p-ads.unknown-ad'],
});
