import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { decimal } from '#wire.ts';

/** How far the chart of an account's worth looks back. */
export const worthPeriods = ['7d', '30d', '90d', '1y'] as const;
export type WorthPeriod = (typeof worthPeriods)[number];

export const worthHistory = defineCall({
  area: 'assets',
  name: 'worth-history',
  path: '/v1/x/assets/worth-history',
  summary: 'What the account was worth in USDT at the end of each day (UTC) and is worth now, and what prices alone made of it',
  role: 'api',
  auth: 'user',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: z.strictObject({ period: z.enum(worthPeriods) }),
  output: z.object({
    /** Seconds since 1970 and the worth then, oldest first; the last one is now. Days before the first coin are not among them. */
    points: z.array(z.tuple([z.int(), decimal])),
    /** Since the first point, without what came in and went out; null while there is no earlier day. */
    gain: z.nullable(z.object({ usdt: decimal, percent: z.nullable(decimal) })),
  }),
  refusals: [],
});
