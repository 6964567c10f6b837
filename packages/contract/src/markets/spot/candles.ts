import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { candle, candleInterval } from './market.shape.ts';
import { marketSymbol } from './order.shape.ts';

export const candles = defineCall({
  area: 'spot',
  name: 'candles',
  path: '/v1/x/spot/candles',
  summary: 'Candles of a market, oldest first and without gaps; days, weeks and months begin at midnight of the offset, weeks on Monday',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  sameForGuests: true,
  input: z.strictObject({
    symbol: marketSymbol,
    interval: candleInterval,
    /** Candles that begin before this moment; without it the newest. */
    before: z.optional(z.int().check(z.minimum(0), z.maximum(4_102_444_800_000))),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
    /** Minutes east of UTC, in whole hours. */
    offset: z.optional(z.int().check(z.minimum(-720), z.maximum(720), z.multipleOf(60))),
  }),
  output: z.object({
    candles: z.array(candle),
    /** Candles that begin before this moment were made up for a demonstration; null on an exchange. */
    demoUntil: z.nullable(z.int()),
  }),
  refusals: ['spot.unknown-market'],
});
