import * as z from 'zod/mini';
import { decimal, moment } from '#wire.ts';
import { level } from './market.shape.ts';
import { marketSymbol } from './order.shape.ts';

/** Why the market did not take what was asked of a quote set. `malformed` are levels that do not lead away from the price. */
export const quoteRefusals = [
  'malformed',
  'state',
  'price-limit',
  'lots-limit',
  'reserve-too-small',
  'reserve-limit',
  'book-full',
  'price-band',
  'would-take',
] as const;

/** So many fills within so many seconds take the levels off, and pause the set for as long. */
export const protection = z.strictObject({
  fills: z.int().check(z.minimum(1), z.maximum(1000)),
  seconds: z.int().check(z.minimum(1), z.maximum(3600)),
});

export const quoteSet = z.object({
  symbol: marketSymbol,
  /** What is reserved, with what levels need. */
  base: decimal,
  quote: decimal,
  bids: z.array(level),
  asks: z.array(level),
  protection: z.nullable(protection),
  pausedUntil: z.nullable(moment),
  /** Why the latest command changed nothing; null where it did, or has not had its turn. */
  refused: z.nullable(z.enum(quoteRefusals)),
});
export type QuoteSet = z.infer<typeof quoteSet>;
