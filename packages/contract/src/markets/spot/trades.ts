import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { publicTrade } from './market.shape.ts';
import { marketSymbol } from './order.shape.ts';

export const trades = defineCall({
  area: 'spot',
  name: 'trades',
  path: '/v1/x/spot/trades',
  summary: 'Trades of a market, oldest first: the newest, or those that follow a number',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  sameForGuests: true,
  input: z.strictObject({
    symbol: marketSymbol,
    after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(500))),
  }),
  output: z.object({ trades: z.array(publicTrade) }),
  refusals: ['spot.unknown-market'],
});
