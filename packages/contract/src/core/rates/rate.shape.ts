import * as z from 'zod/mini';
import { decimal, moment } from '#wire.ts';

/** One display currency with its USDT rate; `value` is the pair key, such as usdt_krw. */
export const currencyRate = z.object({
  symbol: z.string(),
  name: z.string(),
  value: z.string(),
  type: z.int(),
  showName: z.string(),
  rate: decimal,
});

/** A reference price always says which one it is and when it was made. */
export const referencePrice = z.object({
  pair: z.string(),
  price: decimal,
  priceId: z.uuid(),
  at: moment,
});
export type ReferencePrice = z.output<typeof referencePrice>;

export const boardRow = z.extend(referencePrice, {
  base: z.string(),
  baseName: z.string(),
  quote: z.string(),
  isStale: z.boolean(),
  /** The price 24 hours ago; the change is computed from it, here and on every live update. */
  open: decimal,
  shownDecimals: z.int(),
  high: decimal,
  low: decimal,
  /** The shape of the last seven days, oldest first: 0 is the lowest close, 100 the highest. */
  spark: z.array(z.int()),
});
export type BoardRow = z.output<typeof boardRow>;
