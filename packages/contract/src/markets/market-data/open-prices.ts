import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { decimal } from '#wire.ts';

export const openPrices = defineCall({
  area: 'market-data',
  name: 'open-prices',
  path: '/v1/kline/getOpenPrice',
  summary: 'The price of each market at the last midnight of a time zone, given by its offset from UTC in minutes',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: z.strictObject({
    timezone: z.int().check(z.gte(-720), z.lte(720), z.multipleOf(60)),
    /** Spelt so on the wire: sp for spot, mc for contracts. */
    bussiness: z.enum(['sp', 'mc']),
  }),
  output: z.object({
    since: z.iso.datetime(),
    symbolKlines: z.array(
      z.object({
        symbol: z.string(),
        /** Of what was traded; the reference price of then where nothing ever was. */
        open: decimal,
        /** The reference price of then; null where there was none since. */
        reference: z.nullable(decimal),
      }),
    ),
  }),
  refusals: [],
});
