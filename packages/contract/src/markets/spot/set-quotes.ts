import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { marketSymbol, price, quantity } from './order.shape.ts';
import { quoteSet } from './quote-set.shape.ts';

/** The best first: bids fall, asks rise. */
const levels = z.array(z.tuple([price, quantity])).check(z.maxLength(20));

export const setQuotes = defineCall({
  area: 'spot',
  name: 'set-quotes',
  path: '/v1/x/spot/set-quotes',
  summary: 'Replaces the levels of a quote set, all of them or none. A level that is repeated with no more than it has keeps its place',
  role: 'api',
  auth: 'user',
  changes: 'write',
  scope: 'spot',
  transaction: 'own',
  rate: { points: 1200, perSeconds: 60 },
  input: z.strictObject({
    symbol: marketSymbol,
    bids: levels,
    asks: levels,
    /** `ack` answers what was before; `result` waits until the levels have had their turn, or a second. */
    answer: z.optional(z.enum(['ack', 'result'])),
  }),
  output: quoteSet,
  refusals: [
    'spot.unknown-market',
    'spot.no-maker',
    'spot.quotes-paused',
    'spot.price-step',
    'spot.quantity-step',
    'spot.over-limit',
    'ledger.too-little',
  ],
});
