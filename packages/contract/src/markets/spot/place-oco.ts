import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { clientOrderId, marketSymbol, price, quantity, selfTrade, side, spotOrder, triggerBy } from './order.shape.ts';

export const placeOco = defineCall({
  area: 'spot',
  name: 'place-oco',
  path: '/v1/x/spot/place-oco',
  summary:
    'Places a limit order that only makes together with a stop order under one hold; the first thing that happens to one ends the other',
  role: 'api',
  auth: 'user',
  changes: 'write',
  scope: 'spot',
  idempotent: true,
  rate: { points: 300, perSeconds: 60 },
  input: z.strictObject({
    symbol: marketSymbol,
    side,
    quantity,
    /** Of the limit order. */
    price,
    triggerPrice: price,
    triggerBy: z.optional(triggerBy),
    /** Of the stop order; without it that one takes any price within the bands. */
    stopPrice: z.optional(price),
    selfTrade: z.optional(selfTrade),
    /** Names the limit order. */
    clientOrderId: z.optional(clientOrderId),
  }),
  output: z.object({ limit: spotOrder, stop: spotOrder }),
  refusals: [
    'spot.unknown-market',
    'spot.price-step',
    'spot.quantity-step',
    'spot.over-limit',
    'spot.client-order-id',
    'ledger.too-little',
  ],
});
