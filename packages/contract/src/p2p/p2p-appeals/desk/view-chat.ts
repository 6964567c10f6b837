import { defineCall } from '@peerbourse/contract/call';
import { viewReason, viewsLeft } from '@peerbourse/contract/identity/customers/customer.shape';
import { orderNo } from '@peerbourse/contract/ids';
import { moment } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { orderSide } from '../appeal.shape.ts';

const caseMessage = z.object({
  seq: z.int(),
  side: orderSide,
  kind: z.enum(['text', 'picture', 'video', 'auto-reply']),
  text: z.string(),
  /** Of a picture or a video; the address is good for whoever asked, for a minute. */
  file: z.nullable(z.object({ url: z.string(), width: z.int(), height: z.int() })),
  /** The buyer called this picture a proof of payment. */
  isProof: z.boolean(),
  /** It was a proof in another order, too. */
  isUsedBefore: z.boolean(),
  /** Phone numbers, addresses or messengers. */
  hasContact: z.boolean(),
  at: moment,
});

export const viewChat = defineCall({
  area: 'p2p-appeals',
  name: 'view-chat',
  path: '/v1/admin/p2p-appeals/view-chat',
  summary: 'What the two people of an order that is or was in appeal wrote to each other, the newest 500; the look at both is written down',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'approver', 'risk', 'auditor'],
  changes: 'write',
  input: z.strictObject({
    orderNo,
    /** Needed unless one was given for both people within the hour. */
    reason: z.optional(viewReason),
  }),
  output: z.object({ messages: z.array(caseMessage), viewsLeft }),
  refusals: ['p2p-orders.unknown-order', 'p2p-appeals.no-case', 'customers.reason-needed', 'staff.view-quota'],
});
