import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { ticker } from './market.shape.ts';
import { marketSymbol } from './order.shape.ts';

export const tickers = defineCall({
  area: 'spot',
  name: 'tickers',
  path: '/v1/x/spot/tickers',
  summary: 'Best prices, last price and the last 24 hours of one market or of all',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  sameForGuests: true,
  input: z.strictObject({ symbol: z.optional(marketSymbol) }),
  output: z.object({ tickers: z.array(ticker) }),
  refusals: [],
});
