import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { decimal, empty, moment } from '#wire.ts';
import { marketSymbol } from '../order.shape.ts';
import { quoteRefusals } from '../quote-set.shape.ts';

/** Decimals of a percent. */
export const spreadScale = 4;

export const marketMakers = defineCall({
  area: 'spot',
  name: 'market-makers',
  path: '/v1/admin/spot/market-makers',
  summary: 'Every quote set: what is reserved, how much of it lies near the price, and what became of the latest command',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: empty,
  output: z.object({
    sets: z.array(
      z.object({
        symbol: marketSymbol,
        base: z.string(),
        quote: z.string(),
        userId,
        /** Whether the setting `spot.makers` names the maker; whoever was taken off may still have levels. */
        isAdmitted: z.boolean(),
        reservedBase: decimal,
        reservedQuote: decimal,
        /** How many levels lie in the book. */
        bids: z.int(),
        asks: z.int(),
        bid: z.nullable(decimal),
        ask: z.nullable(decimal),
        /** Between the best bid and ask of this maker, in percent of their middle; null without both. */
        spreadPercent: z.nullable(decimal),
        /** What lies within 1 % of that middle, in the quote coin. */
        bidsNear: z.nullable(decimal),
        asksNear: z.nullable(decimal),
        /** Until when the protection keeps the levels off. */
        pausedUntil: z.nullable(moment),
        /** Null before the first command had its turn. */
        outcome: z.nullable(z.enum(['accepted', ...quoteRefusals])),
      }),
    ),
  }),
  refusals: [],
});
