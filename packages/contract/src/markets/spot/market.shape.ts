import * as z from 'zod/mini';
import { decimal, moment } from '#wire.ts';
import { marketSymbol, side } from './order.shape.ts';

/** What a market allows: nothing yet; limit orders for one price; everything; makers only; cancels; nothing any more. */
export const marketState = z.enum(['announced', 'auction', 'open', 'post-only', 'halted', 'closing', 'delisted']);

export const spotMarket = z.object({
  symbol: marketSymbol,
  base: z.string(),
  quote: z.string(),
  state: marketState,
  /** When the auction may end at the earliest; null where there is none. */
  auctionEndsAt: z.nullable(moment),
  priceStep: decimal,
  quantityStep: decimal,
  smallestAmount: decimal,
  largestPrice: decimal,
  largestQuantity: decimal,
  maker: decimal,
  taker: decimal,
});
export type SpotMarket = z.infer<typeof spotMarket>;

export const ticker = z.object({
  symbol: marketSymbol,
  state: marketState,
  last: z.nullable(decimal),
  reference: z.nullable(decimal),
  bid: z.nullable(decimal),
  ask: z.nullable(decimal),
  /** Of the last 24 hours. */
  open: z.nullable(decimal),
  high: z.nullable(decimal),
  low: z.nullable(decimal),
  quantity: decimal,
  amount: decimal,
  trades: z.int(),
});
export type Ticker = z.infer<typeof ticker>;

/** Price and quantity. */
export const level = z.tuple([decimal, decimal]);

export const publicTrade = z.object({
  tradeNo: z.string(),
  price: decimal,
  quantity: decimal,
  /** Who met the other one; null in an auction. */
  taker: z.nullable(side),
  at: moment,
});
export type PublicTrade = z.infer<typeof publicTrade>;

export const candleIntervals = ['1m', '3m', '5m', '15m', '30m', '1h', '2h', '4h', '6h', '8h', '12h', '1D', '1W', '1M'] as const;
export const candleInterval = z.enum(candleIntervals);
/** Begin in milliseconds, open, high, low, close, quantity. */
export const candle = z.tuple([z.int(), decimal, decimal, decimal, decimal, decimal]);
export type Candle = z.infer<typeof candle>;
