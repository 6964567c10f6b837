import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { actReason, holdKind } from './customer.shape.ts';

export const liftHold = defineCall({
  area: 'customers',
  name: 'lift-hold',
  path: '/v1/admin/customers/lift-hold',
  summary: 'Lifts every open hold of one kind from an account',
  role: 'admin',
  auth: 'staff',
  roles: ['risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ userId, kind: holdKind, reason: actReason }),
  output: z.object({ lifted: z.int() }),
  refusals: ['customers.unknown', 'customers.not-held'],
});
