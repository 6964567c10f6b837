import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { decimal, moment } from '#wire.ts';

/** Up to two days by the hour, longer spans by the day. */
export const figureDays = [1, 2, 7, 30, 90] as const;

export const figure = defineCall({
  area: 'figures',
  name: 'figure',
  path: '/v1/admin/figures/figure',
  summary: 'One figure of the exchange over the last days, by hours or days in UTC',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: z.strictObject({
    name: z.string().check(z.regex(/^[a-z0-9-]{1,40}\.[a-z0-9-]{1,40}$/)),
    days: z.union([z.literal(1), z.literal(2), z.literal(7), z.literal(30), z.literal(90)]),
  }),
  output: z.object({
    at: moment,
    step: z.enum(['hour', 'day']),
    /** When each hour or day begins, the running one last; none of what is only known as it is now. */
    buckets: z.array(moment),
    series: z.array(
      z.object({
        name: z.string(),
        /** One for each bucket, or a single one; null where nothing is known. */
        values: z.array(z.nullable(decimal)),
      }),
    ),
  }),
  refusals: [],
});
