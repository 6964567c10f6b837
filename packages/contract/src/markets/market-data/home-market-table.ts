import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { boardRow } from '#core/rates/rate.shape.ts';
import { empty } from '#wire.ts';

export const homeMarketTable = defineCall({
  area: 'market-data',
  name: 'home-market-table',
  path: '/v1/mix/market/homeQuotation',
  summary: 'Markets with price, range, change and last seven days; seq is where the rates channel goes on',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: empty,
  output: z.object({ seq: z.int(), rows: z.array(boardRow) }),
  refusals: [],
});
