import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { marketSymbol, side } from './order.shape.ts';

export const cancelAll = defineCall({
  area: 'spot',
  name: 'cancel-all',
  path: '/v1/x/spot/cancel-all',
  summary: 'Asks for the end of all orders and quotes of the account, of one market or of all, of one side or of both',
  role: 'api',
  auth: 'user',
  changes: 'write',
  scope: 'spot',
  rate: { points: 600, perSeconds: 60 },
  input: z.strictObject({ symbol: z.optional(marketSymbol), side: z.optional(side) }),
  output: z.object({ orders: z.int() }),
  refusals: [],
});
