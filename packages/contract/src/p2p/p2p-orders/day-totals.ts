import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { coinCode } from '#money/assets/asset.shape.ts';
import { adSide, fiatCode } from '#p2p/p2p-ads/ad.shape.ts';
import { decimal, empty, moment } from '#wire.ts';

export const dayTotals = defineCall({
  area: 'p2p-orders',
  name: 'day-totals',
  path: '/v1/x/p2p-orders/day-totals',
  summary: 'What the reader has bought and sold since midnight in UTC, by side, coin and currency',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    since: moment,
    totals: z.array(z.object({ side: adSide, coinCode, fiatCode, count: z.int(), coins: decimal, money: decimal })),
  }),
  refusals: [],
});
