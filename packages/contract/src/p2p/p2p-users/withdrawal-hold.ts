import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { coinCode } from '#money/assets/asset.shape.ts';
import { decimal, empty, moment } from '#wire.ts';

export const withdrawalHold = defineCall({
  area: 'p2p-users',
  name: 'withdrawal-hold',
  path: '/v1/p2p/user/query-withdraw-limit',
  summary: 'What was bought from people and may not be withdrawn or sold yet, and until when',
  role: 'api',
  auth: 'user',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    /** Everything that is held, coin by coin. */
    coins: z.array(z.object({ coinCode, amount: decimal, /** When the last of it is free. */ endsAt: moment })),
    /** Purchase by purchase, soonest first, a hundred at most. */
    purchases: z.array(z.object({ orderNo: z.string(), coinCode, amount: decimal, endsAt: moment })),
  }),
  refusals: [],
});
