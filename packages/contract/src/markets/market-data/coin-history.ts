import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { historyPeriods, priceHistory } from '#core/rates/price-history.shape.ts';
import { currencyCode } from '#core/reference/currency-code.shape.ts';

export const coinHistory = defineCall({
  area: 'market-data',
  name: 'coin-history',
  path: '/v1/x/market-data/coin-history',
  summary: 'One coin: its price in force, the range and change of each period, and the line of one of them, oldest first',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: z.strictObject({ coin: currencyCode, period: z.enum(historyPeriods) }),
  output: priceHistory,
  refusals: ['rates.unknown-pair'],
});
