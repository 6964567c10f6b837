import { defineCall } from '@peerbourse/contract/call';
import { decimal, moment } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';

export const appealTimes = defineCall({
  area: 'p2p-appeals',
  name: 'appeal-times',
  path: '/v1/x/p2p-appeals/appeal-times',
  summary: 'How fast cases are decided and how often staff were late, over the last 30 and 90 whole days in UTC',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  sameForGuests: true,
  input: z.strictObject({}),
  output: z.object({
    /** The end of the last whole day. */
    until: moment,
    /** Fewer cases than this say nothing. */
    leastCases: z.int(),
    periods: z.array(
      z.object({
        days: z.int(),
        /** Null where too few cases ended. */
        figures: z.nullable(
          z.object({
            /** Cases that ended, however they ended. */
            cases: z.int(),
            /** Of these, without a missed deadline of staff. */
            onTimePercent: decimal,
            /** Deadlines that passed in this time, also of cases that are still open: to take a case, and to decide it. */
            missedToTake: z.int(),
            missedToDecide: z.int(),
            medianSeconds: z.int(),
            slowestSeconds: z.int(),
          }),
        ),
      }),
    ),
  }),
  rate: { points: 60, perSeconds: 60 },
  refusals: [],
});
