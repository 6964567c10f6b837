import { defineCall } from '@peerbourse/contract/call';
import { viewReason, viewsLeft } from '@peerbourse/contract/identity/customers/customer.shape';
import { orderNo } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';
import { viewedCase } from './case.shape.ts';

export const viewCase = defineCall({
  area: 'p2p-appeals',
  name: 'view-case',
  path: '/v1/admin/p2p-appeals/view-case',
  summary: 'The newest case of an order with what both said; the look at both people is written down',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'approver', 'risk', 'auditor'],
  changes: 'write',
  input: z.strictObject({
    orderNo,
    /** Needed unless one was given for both people within the hour. */
    reason: z.optional(viewReason),
  }),
  output: z.object({ case: z.nullable(viewedCase), viewsLeft }),
  refusals: ['p2p-orders.unknown-order', 'customers.reason-needed', 'staff.view-quota'],
});
