import * as z from 'zod/mini';
import { decimal } from '#wire.ts';
import { referencePrice } from './rate.shape.ts';

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

/** One coin with its price in force, what each period was like, and the line of one of them. */
export const priceHistory = z.object({
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
});
export type PriceHistory = z.output<typeof priceHistory>;
