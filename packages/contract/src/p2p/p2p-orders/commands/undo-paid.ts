import { defineCall } from '@peerbourse/contract/call';
import { commandOutcome, orderCommand } from '../order.shape.ts';

export const undoPaid = defineCall({
  area: 'p2p-orders',
  name: 'undo-paid',
  path: '/v1/x/p2p-orders/undo-paid',
  summary: 'The buyer takes back that the order is paid, within a minute',
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
