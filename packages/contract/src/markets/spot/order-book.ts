import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { level } from './market.shape.ts';
import { marketSymbol } from './order.shape.ts';

export const orderBook = defineCall({
  area: 'spot',
  name: 'order-book',
  path: '/v1/x/spot/order-book',
  summary: 'What is offered on a market, price by price, the best first on both sides',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  sameForGuests: true,
  input: z.strictObject({ symbol: marketSymbol, depth: z.optional(z.union([z.literal(20), z.literal(200)])) }),
  output: z.object({ symbol: marketSymbol, batch: z.int(), bids: z.array(level), asks: z.array(level) }),
  refusals: ['spot.unknown-market'],
});
