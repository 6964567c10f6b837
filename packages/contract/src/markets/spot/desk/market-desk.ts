import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { decimal, empty, moment } from '#wire.ts';
import { marketSymbol } from '../order.shape.ts';
import { deskState, marketTerms } from './market-change.shape.ts';

export const marketDesk = defineCall({
  area: 'spot',
  name: 'market-desk',
  path: '/v1/admin/spot/market-desk',
  summary: 'Every spot market with its terms, its state, the states that may follow, and what lies in its book',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: empty,
  output: z.object({
    markets: z.array(
      z.object({
        symbol: marketSymbol,
        base: z.string(),
        quote: z.string(),
        shard: z.int(),
        priceScale: z.int(),
        lotScale: z.int(),
        /** Counts the changes of the terms. */
        version: z.int(),
        terms: marketTerms,
        state: deskState,
        auctionEndsAt: z.nullable(moment),
        nextStates: z.array(deskState),
        last: z.nullable(decimal),
        reference: z.nullable(decimal),
        bid: z.nullable(decimal),
        ask: z.nullable(decimal),
        openOrders: z.int(),
        /** Levels of quote sets, and how many makers have them. */
        quoteLevels: z.int(),
        makers: z.int(),
        /** Of the last 24 hours, in the quote coin. */
        amount: decimal,
        trades: z.int(),
      }),
    ),
    /** What a market can be made of. */
    coins: z.array(z.object({ coin: z.string(), scale: z.int() })),
    /** Which of them have a price elsewhere, as BTC/USDT: without one a market is post-only whenever nobody has traded for five minutes. */
    pricedPairs: z.array(z.string()),
    mayPropose: z.boolean(),
  }),
  refusals: [],
});
