import { defineCall } from '@peerbourse/contract/call';
import { commandOutcome, orderCommand } from '../order.shape.ts';

export const rejectOrder = defineCall({
  area: 'p2p-orders',
  name: 'reject-order',
  path: '/v1/p2p/order/rejectOrders',
  summary: 'The advertiser turns down whoever took the ad; the coins go back',
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
