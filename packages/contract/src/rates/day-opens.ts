import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { decimal } from '../wire.ts';

export const dayOpens = defineCall({
  area: 'rates',
  name: 'day-opens',
  path: '/v1/x/rates/day-opens',
  summary: 'The price of each coin at the last midnight of a time zone, given by its offset from UTC in minutes',
  door: 'api',
  auth: 'guest',
  changes: 'read',
  ssr: true,
  input: z.object({ timezone: z.int().check(z.gte(-720), z.lte(720), z.multipleOf(60)) }),
  output: z.object({ since: z.iso.datetime(), opens: z.record(z.string(), decimal) }),
  refusals: [],
});
