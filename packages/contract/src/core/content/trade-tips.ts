import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { localeCode } from './item.shape.ts';

export const tradeTips = defineCall({
  area: 'content',
  name: 'trade-tips',
  path: '/v1/fiat-mix/private/config/get-trade-tips',
  summary: 'Short tips for whoever is about to trade, each with the answer that says more',
  role: 'api',
  auth: 'user',
  changes: 'read',
  input: z.strictObject({ side: z.optional(z.enum(['buy', 'sell'])) }),
  output: z.object({
    tips: z.array(z.object({ slug: z.string(), title: z.string(), text: z.string(), language: localeCode })),
  }),
  refusals: [],
});
