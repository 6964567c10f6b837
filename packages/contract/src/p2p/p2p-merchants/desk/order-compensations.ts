import { defineCall } from '@peerbourse/contract/call';
import { orderNo } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';
import { compensable, compensation } from './compensation.shape.ts';

export const orderCompensations = defineCall({
  area: 'p2p-merchants',
  name: 'order-compensations',
  path: '/v1/admin/p2p-merchants/order-compensations',
  summary: 'What a merchant’s deposit may pay, or has paid, to the other side of an order',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'approver', 'risk', 'auditor'],
  changes: 'read',
  input: z.strictObject({ orderNo }),
  output: z.object({
    /** Null where no merchant with a deposit was found to blame, or the order is not over. */
    possible: z.nullable(compensable),
    /** Newest first. */
    compensations: z.array(compensation),
  }),
  refusals: [],
});
