import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { decimal } from '#wire.ts';
import { marketSymbol } from './order.shape.ts';
import { protection, quoteSet } from './quote-set.shape.ts';

export const reserveQuotes = defineCall({
  area: 'spot',
  name: 'reserve-quotes',
  path: '/v1/x/spot/reserve-quotes',
  summary:
    'Sets coins of both sides aside for the quote set of a maker on a market, and says when it is to pause; what is reserved adds up',
  role: 'api',
  auth: 'user',
  changes: 'write',
  scope: 'spot',
  idempotent: true,
  rate: { points: 60, perSeconds: 60 },
  input: z.strictObject({
    symbol: marketSymbol,
    base: decimal,
    quote: decimal,
    /** Without it nothing pauses the set. */
    protection: z.optional(protection),
  }),
  output: quoteSet,
  refusals: ['spot.unknown-market', 'spot.no-maker', 'spot.quantity-step', 'spot.over-limit', 'ledger.too-little'],
});
