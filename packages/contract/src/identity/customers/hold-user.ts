import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { moment } from '#wire.ts';
import { actReason, holdKind } from './customer.shape.ts';

export const holdUser = defineCall({
  area: 'customers',
  name: 'hold-user',
  path: '/v1/admin/customers/hold-user',
  summary: 'Holds something of an account back, for a time or until it is lifted',
  role: 'admin',
  auth: 'staff',
  roles: ['risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({
    userId,
    kind: holdKind,
    /** Null holds until somebody lifts it. */
    hours: z.nullable(z.int().check(z.gte(1), z.lte(8_760))),
    reason: actReason,
  }),
  output: z.object({ endsAt: z.nullable(moment) }),
  refusals: ['customers.unknown'],
});
