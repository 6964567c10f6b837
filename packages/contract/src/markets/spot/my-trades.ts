import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { cursor, fill, marketSymbol, orderNo } from './order.shape.ts';

export const myTrades = defineCall({
  area: 'spot',
  name: 'my-trades',
  path: '/v1/x/spot/my-trades',
  summary: 'Trades of the account, newest first, of one market, of one order or of all; the cursor leads to older ones',
  role: 'api',
  auth: 'user',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: z.strictObject({ symbol: z.optional(marketSymbol), orderNo: z.optional(orderNo), cursor: z.optional(cursor) }),
  output: z.object({ trades: z.array(fill), nextCursor: z.nullable(z.string()) }),
  refusals: [],
});
