import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { commandOutcome, orderCommand, sellerReason } from '../order.shape.ts';

export const askCancel = defineCall({
  area: 'p2p-orders',
  name: 'ask-cancel',
  path: '/v1/x/p2p-orders/ask-cancel',
  summary: 'The seller asks the buyer to end an order that is declared paid',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  input: z.extend(orderCommand, {
    reason: sellerReason,
  }),
  output: commandOutcome,
  refusals: ['p2p-orders.unknown-order', 'p2p-orders.not-now', 'risk.question', 'risk.blocked'],
});
