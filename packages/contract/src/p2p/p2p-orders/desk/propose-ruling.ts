import { defineCall } from '@peerbourse/contract/call';
import { decimal } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { fault, grounds, ruling, staffCommand, verdict } from './ruling.shape.ts';

export const proposeRuling = defineCall({
  area: 'p2p-orders',
  name: 'propose-ruling',
  path: '/v1/admin/p2p-orders/propose-ruling',
  summary: 'Proposes who gets the coins of an order in appeal, with a reason; another member decides',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z.extend(staffCommand, {
    verdict,
    grounds,
    fault,
    /** Coins for the buyer, before the fee; only when they are divided. */
    buyerAmount: z.optional(decimal),
  }),
  output: ruling,
  refusals: ['p2p-orders.unknown-order', 'p2p-orders.changed', 'p2p-orders.not-now', 'p2p-orders.ruling-open', 'p2p-orders.bad-split'],
});
