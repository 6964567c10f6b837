import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { quoteSet } from './quote-set.shape.ts';

export const quoteSets = defineCall({
  area: 'spot',
  name: 'quote-sets',
  path: '/v1/x/spot/quote-sets',
  summary: 'Quote sets of the account: what is reserved on each market, what lies in its book, and what became of the latest command',
  role: 'api',
  auth: 'user',
  changes: 'read',
  scope: 'read',
  input: z.strictObject({}),
  output: z.object({ sets: z.array(quoteSet) }),
  refusals: [],
});
