import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { empty, moment } from '#wire.ts';
import { marketSymbol } from '../order.shape.ts';

/** What an account did in one market, by the orders that it has placed since then. */
const watched = z.object({
  symbol: marketSymbol,
  userId,
  placed: z.int(),
  /** Cancelled by their owner before anything of them was filled. */
  cancelled: z.int(),
  cancelledPercent: z.int(),
  /** How long those stood: half of them longer, half of them shorter. Null where there are none. */
  medianSeconds: z.nullable(z.number()),
  /** Filled in part or whole. */
  filled: z.int(),
  /** Ended because they would have met an order of the same person. */
  selfTrades: z.int(),
});
export type Watched = z.output<typeof watched>;

export const surveillance = defineCall({
  area: 'spot',
  name: 'surveillance',
  path: '/v1/admin/spot/surveillance',
  summary: 'Accounts whose orders of the last 24 hours look like layering, and accounts that would have traded with themselves',
  role: 'admin',
  auth: 'staff',
  roles: ['risk', 'auditor'],
  changes: 'read',
  input: empty,
  output: z.object({
    /** Later than 24 hours ago where more was placed than can be looked at. */
    since: moment,
    /** With 20 orders at least; many that were cancelled soon and unfilled come first. */
    layering: z.array(watched),
    /** The most prevented trades first. */
    selfTrades: z.array(watched),
  }),
  refusals: [],
});
