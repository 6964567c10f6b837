import { defineCall } from '@peerbourse/contract/call';
import { commandOutcome, orderCommand } from '../order.shape.ts';

export const acknowledgePayment = defineCall({
  area: 'p2p-orders',
  name: 'acknowledge-payment',
  path: '/v1/x/p2p-orders/acknowledge-payment',
  summary: 'The seller states that the money is there, although the buyer did not declare it',
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
