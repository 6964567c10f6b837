import * as z from 'zod/mini';
import { defineChannel } from '#channel.ts';
import { decimal } from '#wire.ts';
import { endReasons, fill, marketSymbol, orderNo, orderState, side } from './order.shape.ts';

/** How an order stands after something happened to it. */
const changedOrder = z.object({
  orderNo,
  clientOrderId: z.nullable(z.string()),
  symbol: marketSymbol,
  side,
  state: orderState,
  reason: z.nullable(z.enum(endReasons)),
  filledQuantity: decimal,
  filledAmount: decimal,
});

export const spotOrdersChannel = defineChannel({
  area: 'spot',
  name: 'spot-orders',
  summary: 'What happens to own spot orders, and what they traded, as it happens; the key is the own userId',
  auth: 'user',
  keyed: true,
  snapshot: z.object({ open: z.int() }),
  update: z.object({
    orders: z.array(changedOrder),
    fills: z.array(fill),
    /** False where more happened at once than is told here: the rest is asked for by call. */
    isWhole: z.boolean(),
  }),
});
