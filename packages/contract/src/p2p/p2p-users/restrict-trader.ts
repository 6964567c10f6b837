import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { actReason } from '#identity/customers/customer.shape.ts';
import { userId } from '#ids.ts';
import { moment } from '#wire.ts';
import { restrictionKind, restrictionNo, restrictionReason } from './p2p-user.shape.ts';

export const restrictTrader = defineCall({
  area: 'p2p-users',
  name: 'restrict-trader',
  path: '/v1/admin/p2p-users/restrict-trader',
  summary: 'Keeps a P2P user from buying, selling, publishing or all of it, for a time or until it is lifted',
  role: 'admin',
  auth: 'staff',
  roles: ['risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({
    userId,
    kind: restrictionKind,
    reason: restrictionReason,
    note: actReason,
    /** Null lasts until somebody lifts it. */
    hours: z.nullable(z.int().check(z.gte(1), z.lte(8_760))),
  }),
  output: z.object({ restrictionNo, until: z.nullable(moment) }),
  refusals: ['p2p-users.unknown-user'],
});
