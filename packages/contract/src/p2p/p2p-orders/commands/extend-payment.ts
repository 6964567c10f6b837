import { defineCall } from '@peerbourse/contract/call';
import { commandOutcome, orderCommand } from '../order.shape.ts';

export const extendPayment = defineCall({
  area: 'p2p-orders',
  name: 'extend-payment',
  path: '/v1/x/p2p-orders/extend-payment',
  summary: 'The seller gives the buyer the time to pay once more',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  input: orderCommand,
  output: commandOutcome,
  refusals: ['p2p-orders.unknown-order', 'p2p-orders.not-now', 'risk.question', 'risk.blocked'],
});
