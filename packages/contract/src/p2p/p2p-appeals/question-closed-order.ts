import { defineCall } from '@peerbourse/contract/call';
import { commandOutcome, orderCommand } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import * as z from 'zod/mini';
import { claimReason, words } from './appeal.shape.ts';

export const questionClosedOrder = defineCall({
  area: 'p2p-appeals',
  name: 'question-closed-order',
  path: '/v1/p2p/order/doubt-order-appeal',
  summary:
    'One side questions an order that is over. Told soon enough that money came late, a new order in appeal takes its place if the seller has the coins',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  rate: { points: 10, perSeconds: 60 },
  input: z.extend(orderCommand, { reason: claimReason, text: words }),
  output: commandOutcome,
  refusals: [
    'p2p-orders.unknown-order',
    'p2p-orders.not-now',
    'p2p-appeals.wrong-reason',
    'p2p-appeals.questioned',
    'p2p-appeals.claim-open',
    'ledger.too-little',
    'ledger.not-free-yet',
    'risk.question',
    'risk.blocked',
  ],
});
