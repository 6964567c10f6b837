import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { boardRow } from '#core/rates/rate.shape.ts';
import { empty } from '#wire.ts';

export const homeTicker = defineCall({
  area: 'market-data',
  name: 'home-ticker',
  path: '/v1/mix/index/homeQuotation',
  summary: 'A few leading markets with price and change, for the ticker of the home page',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    tickers: z.array(z.pick(boardRow, { pair: true, base: true, quote: true, price: true, open: true, shownDecimals: true })),
  }),
  refusals: [],
});
