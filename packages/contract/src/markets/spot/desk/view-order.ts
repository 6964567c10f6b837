import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { viewReason, viewsLeft } from '#identity/customers/customer.shape.ts';
import { userId } from '#ids.ts';
import { decimal } from '#wire.ts';
import { orderNo, spotOrder } from '../order.shape.ts';
import { orderStep } from './order-step.shape.ts';

export const viewOrder = defineCall({
  area: 'spot',
  name: 'view-order',
  path: '/v1/admin/spot/view-order',
  summary: 'A spot order of a customer and everything that happened to it, oldest first; the look is written down',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'risk', 'auditor'],
  changes: 'write',
  input: z.strictObject({
    orderNo,
    /** Needed unless one was given for this customer within the hour. */
    reason: z.optional(viewReason),
  }),
  output: z.object({
    order: spotOrder,
    userId,
    /** The main account: between it and its sub-accounts nothing is traded. */
    mainUserId: userId,
    /** As tables and the matching engine call it. */
    orderId: z.string(),
    shard: z.int(),
    /** The other order of a pair. */
    otherOrderNo: z.nullable(orderNo),
    held: decimal,
    holdCoin: z.string(),
    steps: z.array(orderStep),
    /** False where so much was matched meanwhile that only the beginning and the end of it were looked through. */
    isWhole: z.boolean(),
    viewsLeft,
  }),
  refusals: ['spot.unknown-order', 'customers.reason-needed', 'staff.view-quota'],
});
