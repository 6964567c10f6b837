import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { viewReason, viewsLeft } from '#identity/customers/customer.shape.ts';
import { userId } from '#ids.ts';
import { moment } from '#wire.ts';
import { listedTrader, restrictionKind, restrictionNo, restrictionReason } from './p2p-user.shape.ts';

export const viewTrader = defineCall({
  area: 'p2p-users',
  name: 'view-trader',
  path: '/v1/admin/p2p-users/view-trader',
  summary: 'Profile of a P2P user with everything that was ever held back from them; the look is written down',
  role: 'admin',
  auth: 'staff',
  roles: ['reader', 'decider', 'risk', 'auditor'],
  changes: 'write',
  input: z.strictObject({
    userId,
    /** Needed unless one was given for this customer within the hour. */
    reason: z.optional(viewReason),
  }),
  output: z.extend(listedTrader, {
    isOpen: z.boolean(),
    isPaused: z.boolean(),
    restrictions: z.array(
      z.object({
        restrictionNo,
        kind: restrictionKind,
        reason: restrictionReason,
        note: z.string(),
        setAt: moment,
        until: z.nullable(moment),
        setBy: z.string(),
        liftedAt: z.nullable(moment),
        liftedBy: z.nullable(z.string()),
      }),
    ),
    viewsLeft,
  }),
  refusals: ['p2p-users.unknown-user', 'customers.reason-needed', 'staff.view-quota'],
});
