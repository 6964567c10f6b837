import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { moment } from '#wire.ts';
import {
  clientOrderId,
  marketSymbol,
  orderType,
  price,
  quantity,
  selfTrade,
  side,
  spotOrder,
  timeInForce,
  triggerBy,
} from './order.shape.ts';

interface Asked {
  type: string;
  side: string;
  timeInForce?: string | undefined;
  price?: string | undefined;
  quantity?: string | undefined;
  amount?: string | undefined;
  triggerPrice?: string | undefined;
  triggerBy?: string | undefined;
  expiresAt?: string | undefined;
}

const isAtMarket = ({ type }: Asked) => type.endsWith('market');
const waits = ({ type }: Asked) => type !== 'limit' && type !== 'market';

export const placeOrder = defineCall({
  area: 'spot',
  name: 'place-order',
  path: '/v1/x/spot/place-order',
  summary: 'Places an order on a spot market; the same client order id, or the same idempotency key, places it once',
  role: 'api',
  auth: 'user',
  changes: 'write',
  scope: 'spot',
  idempotent: true,
  transaction: 'own',
  rate: { points: 300, perSeconds: 60 },
  input: z
    .strictObject({
      symbol: marketSymbol,
      side,
      type: orderType,
      timeInForce: z.optional(timeInForce),
      price: z.optional(price),
      quantity: z.optional(quantity),
      amount: z.optional(quantity),
      triggerPrice: z.optional(price),
      triggerBy: z.optional(triggerBy),
      expiresAt: z.optional(moment),
      selfTrade: z.optional(selfTrade),
      clientOrderId: z.optional(clientOrderId),
      /** `ack` answers when the order is accepted; `result` when it has had its turn, or after a second. */
      answer: z.optional(z.enum(['ack', 'result'])),
    })
    .check(
      z.refine((asked) => isAtMarket(asked) === (asked.price === undefined), { path: ['price'] }),
      z.refine((asked) => (asked.quantity === undefined) !== (asked.amount === undefined), { path: ['quantity'] }),
      z.refine((asked) => asked.amount === undefined || (isAtMarket(asked) && asked.side === 'buy'), { path: ['amount'] }),
      z.refine((asked) => waits(asked) === (asked.triggerPrice !== undefined), { path: ['triggerPrice'] }),
      z.refine((asked) => asked.triggerBy === undefined || waits(asked), { path: ['triggerBy'] }),
      z.refine((asked) => !isAtMarket(asked) || asked.timeInForce === undefined || asked.timeInForce === 'ioc', { path: ['timeInForce'] }),
      z.refine((asked) => (asked.timeInForce === 'gtd') === (asked.expiresAt !== undefined), { path: ['expiresAt'] }),
    ),
  example: {
    symbol: 'BTCUSDT',
    side: 'buy',
    type: 'limit',
    timeInForce: 'post-only',
    price: '64250.1',
    quantity: '0.015',
    clientOrderId: 'grid-17',
  },
  output: spotOrder,
  refusals: [
    'spot.unknown-market',
    'spot.price-step',
    'spot.quantity-step',
    'spot.over-limit',
    'spot.no-price',
    'spot.client-order-id',
    'ledger.too-little',
  ],
});
