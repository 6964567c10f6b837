import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { marketSymbol } from './order.shape.ts';

export const releaseQuotes = defineCall({
  area: 'spot',
  name: 'release-quotes',
  path: '/v1/x/spot/release-quotes',
  summary:
    'Asks for the end of a quote set: its levels leave the book, and what is reserved goes back. Trades of the same moment may leave some: ask again',
  role: 'api',
  auth: 'user',
  changes: 'write',
  scope: 'spot',
  rate: { points: 60, perSeconds: 60 },
  input: z.strictObject({ symbol: marketSymbol }),
  output: z.object({}),
  refusals: ['spot.unknown-market'],
});
