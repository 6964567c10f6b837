import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { commandOutcome, orderCommand } from '../order.shape.ts';

export const answerCancelRequest = defineCall({
  area: 'p2p-orders',
  name: 'answer-cancel-request',
  path: '/v1/x/p2p-orders/answer-cancel-request',
  summary: 'The other side answers a request to cancel a paid order',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  input: z.extend(orderCommand, {
    /** The seller agrees by stating that no money arrived. Refused, the order becomes an appeal. */
    isAgreed: z.boolean(),
  }),
  output: commandOutcome,
  refusals: ['p2p-orders.unknown-order', 'p2p-orders.not-now', 'risk.question', 'risk.blocked'],
});
