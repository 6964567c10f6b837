import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { orderNo } from '#ids.ts';
import { orderRating as shape } from './rating.shape.ts';

export const orderRating = defineCall({
  area: 'p2p-ratings',
  name: 'order-rating',
  path: '/v1/x/p2p-ratings/order-rating',
  summary: 'What the reader said about the other person of an own order, and until when it can be said or changed',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  input: z.strictObject({ orderNo }),
  output: shape,
  refusals: ['p2p-orders.unknown-order'],
});
