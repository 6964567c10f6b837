import { defineCall } from '@peerbourse/contract/call';
import { orderNo } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';
import { listedCase } from './case.shape.ts';

export const takeCase = defineCall({
  area: 'p2p-appeals',
  name: 'take-case',
  path: '/v1/admin/p2p-appeals/take-case',
  summary: 'A member of staff takes an open case, also from another member; both people see that somebody has it',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ orderNo }),
  output: listedCase,
  refusals: ['p2p-orders.unknown-order', 'p2p-appeals.no-case'],
});
