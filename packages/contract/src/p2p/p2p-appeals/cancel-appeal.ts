import { defineCall } from '@peerbourse/contract/call';
import { commandOutcome, orderCommand } from '@peerbourse/contract/p2p/p2p-orders/order.shape';

export const cancelAppeal = defineCall({
  area: 'p2p-appeals',
  name: 'cancel-appeal',
  path: '/v1/p2p/order/cancellppeal',
  summary: 'Whoever opened an appeal withdraws it; the order waits for the release again',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  input: orderCommand,
  output: commandOutcome,
  refusals: [
    'p2p-orders.unknown-order',
    'p2p-orders.not-now',
    'p2p-appeals.not-opener',
    'p2p-appeals.being-decided',
    'risk.question',
    'risk.blocked',
  ],
});
