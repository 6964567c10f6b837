import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { referencePrice } from '#core/rates/rate.shape.ts';
import { currencyCode } from '#core/reference/currency-code.shape.ts';
import { decimal } from '#wire.ts';

/** How far a chart looks back. */
export const historyPeriods = ['24h', '7d', '30d', '1y'] as const;
export type HistoryPeriod = (typeof historyPeriods)[number];

/** What a period was like; null where it has no prices, and no change where they begin too late for one. */
const periodFigures = z.object({
  period: z.enum(historyPeriods),
  open: z.nullable(decimal),
  high: z.nullable(decimal),
  low: z.nullable(decimal),
  /** In percent, from the first price of the period to the one in force. */
  change: z.nullable(decimal),
});

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
  output: z.object({
    coin: z.string(),
    name: z.string(),
    pair: z.string(),
    quote: z.string(),
    shownDecimals: z.int(),
    current: z.nullable(z.extend(referencePrice, { isStale: z.boolean(), sources: z.int() })),
    /** Some of the prices were made up for a demonstration. */
    isDemo: z.boolean(),
    periods: z.array(periodFigures),
    /** Seconds since 1970 and the price then. The highest and the lowest of each step are among them. */
    points: z.array(z.tuple([z.int(), decimal])),
  }),
  refusals: ['rates.unknown-pair'],
});
