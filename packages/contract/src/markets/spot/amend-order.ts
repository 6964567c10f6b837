import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { orderNo, orderState, price, quantity } from './order.shape.ts';

export const amendOrder = defineCall({
  area: 'spot',
  name: 'amend-order',
  path: '/v1/x/spot/amend-order',
  summary: 'Gives an open order another price or whole quantity; less of it at the same price keeps its place',
  role: 'api',
  auth: 'user',
  changes: 'write',
  scope: 'spot',
  rate: { points: 300, perSeconds: 60 },
  input: z.strictObject({ orderNo, price, quantity }),
  output: z.object({ state: orderState }),
  refusals: [
    'spot.unknown-order',
    'spot.not-amendable',
    'spot.price-step',
    'spot.quantity-step',
    'spot.over-limit',
    'spot.quantity-gone',
    'ledger.too-little',
  ],
});
