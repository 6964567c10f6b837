import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { decimal, empty } from '#wire.ts';

export const usdtRate = defineCall({
  area: 'rates',
  name: 'usdt-rate',
  path: '/v1/mix/public/usdtRate',
  summary: 'What one USDT is worth in each display currency',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    rates: z.record(z.string(), decimal),
    supported: z.array(z.object({ name: z.string(), symbol: z.string(), value: z.string() })),
    country: z.record(z.string(), z.string()),
  }),
  refusals: ['rates.no-price'],
});
