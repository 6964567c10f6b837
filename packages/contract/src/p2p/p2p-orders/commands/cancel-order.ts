import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { buyerReason, commandOutcome, orderCommand } from '../order.shape.ts';

export const cancelOrder = defineCall({
  area: 'p2p-orders',
  name: 'cancel-order',
  path: '/v1/p2p/order/cancellOrder',
  summary: 'The buyer cancels: at once before paying, by a request to the seller afterwards',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  input: z.extend(orderCommand, {
    reason: buyerReason,
    /** Of an order that is declared paid: the buyer states that nothing was paid, or that it came back. */
    hasNotPaid: z._default(z.boolean(), false),
  }),
  output: commandOutcome,
  refusals: ['p2p-orders.unknown-order', 'p2p-orders.not-now', 'p2p-orders.statement-missing', 'risk.question', 'risk.blocked'],
});
