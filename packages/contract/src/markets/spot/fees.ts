import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { decimal } from '#wire.ts';
import { marketSymbol } from './order.shape.ts';

export const fees = defineCall({
  area: 'spot',
  name: 'fees',
  path: '/v1/x/spot/fees',
  summary: 'What the account pays on each market, as a share of what it receives: as a maker, and as a taker',
  role: 'api',
  auth: 'user',
  changes: 'read',
  scope: 'read',
  input: z.strictObject({}),
  output: z.object({ fees: z.array(z.object({ symbol: marketSymbol, maker: decimal, taker: decimal })) }),
  refusals: [],
});
