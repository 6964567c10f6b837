import * as z from 'zod/mini';
import { decimal, moment, positiveDecimal } from '#wire.ts';

export const marketSymbol = z.string().check(z.regex(/^[A-Z0-9]{4,20}$/));
/** As the house gives them; what is larger fits no row. */
export const orderNo = z
  .string()
  .check(z.regex(/^[1-8]\d{18}$/))
  .brand<'OrderNo'>();
export const side = z.enum(['buy', 'sell']);
export const orderTypes = ['limit', 'market', 'stop-limit', 'stop-market', 'take-profit-limit', 'take-profit-market'] as const;
export const orderType = z.enum(orderTypes);
/** Until cancelled, until a time, at once or not at all in part or whole, and only as a maker. */
export const timeInForce = z.enum(['gtc', 'gtd', 'ioc', 'fok', 'post-only']);
export const triggerBy = z.enum(['last', 'reference']);
/** What happens when an order would meet one of the same owner. */
export const selfTrade = z.enum(['expire-taker', 'expire-maker', 'expire-both', 'decrement']);
export const clientOrderId = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,36}$/));
/** `accepted` waits for its turn, `waiting` for its price. */
export const orderState = z.enum(['accepted', 'open', 'waiting', 'done']);

/** Why an order is over: how it ended, or why the market did not take it. */
export const endReasons = [
  'filled',
  'not-filled',
  'fill-or-kill',
  'price-range',
  'price-band',
  'would-take',
  'self-trade',
  'cancelled',
  'expired',
  'oco',
  'market-closing',
  'state',
  'value-too-small',
  'book-full',
  'would-trigger',
  'price-limit',
  'lots-limit',
  'hold-too-small',
] as const;

export const spotOrder = z.object({
  orderNo,
  clientOrderId: z.nullable(z.string()),
  symbol: marketSymbol,
  side,
  type: orderType,
  timeInForce,
  selfTrade,
  /** Without one it is a market order. */
  price: z.nullable(decimal),
  /** Coins; null where an amount is spent instead. */
  quantity: z.nullable(decimal),
  /** What a market buy may spend. */
  amount: z.nullable(decimal),
  triggerPrice: z.nullable(decimal),
  triggerBy: z.nullable(triggerBy),
  expiresAt: z.nullable(moment),
  state: orderState,
  reason: z.nullable(z.enum(endReasons)),
  /** The other order of a pair, while both are there: neither of them can be amended then. */
  pairedOrderNo: z.nullable(orderNo),
  filledQuantity: decimal,
  filledAmount: decimal,
  averagePrice: z.nullable(decimal),
  fee: decimal,
  feeCoin: z.string(),
  createdAt: moment,
  updatedAt: moment,
});
export type SpotOrder = z.infer<typeof spotOrder>;

export const fill = z.object({
  tradeNo: z.string(),
  /** Null for a level of a quote set. */
  orderNo: z.nullable(orderNo),
  symbol: marketSymbol,
  side,
  isMaker: z.boolean(),
  price: decimal,
  quantity: decimal,
  amount: decimal,
  fee: decimal,
  feeCoin: z.string(),
  at: moment,
});
export type Fill = z.infer<typeof fill>;

export const price = positiveDecimal;
export const quantity = positiveDecimal;
/** Where the next page of trades begins: time, market and number of the last one. */
export const cursor = z.string().check(z.regex(/^\d{1,17}\.[A-Z0-9]{4,20}\.\d{1,18}$/));
