import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { spotMarket } from './market.shape.ts';

export const markets = defineCall({
  area: 'spot',
  name: 'markets',
  path: '/v1/x/spot/markets',
  summary: 'All spot markets with their coins, steps, limits, fees and states',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  sameForGuests: true,
  input: z.strictObject({}),
  output: z.object({ markets: z.array(spotMarket) }),
  refusals: [],
});
