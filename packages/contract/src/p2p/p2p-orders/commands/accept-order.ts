import { defineCall } from '@peerbourse/contract/call';
import { commandOutcome, orderCommand } from '../order.shape.ts';

export const acceptOrder = defineCall({
  area: 'p2p-orders',
  name: 'accept-order',
  path: '/v1/p2p/order/agreePay',
  summary: 'The advertiser accepts whoever took the ad; the time to pay begins',
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
