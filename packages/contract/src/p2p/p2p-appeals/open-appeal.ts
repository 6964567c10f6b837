import { defineCall } from '@peerbourse/contract/call';
import { commandOutcome, orderCommand } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import * as z from 'zod/mini';
import { appealReason, words } from './appeal.shape.ts';

export const openAppeal = defineCall({
  area: 'p2p-appeals',
  name: 'open-appeal',
  path: '/v1/p2p/order/applyAppeal',
  summary: 'One side brings a paid order before staff, with a reason and what happened',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  rate: { points: 10, perSeconds: 60 },
  input: z.extend(orderCommand, { reason: appealReason, text: words }),
  output: commandOutcome,
  refusals: [
    'p2p-orders.unknown-order',
    'p2p-orders.not-now',
    'p2p-appeals.too-early',
    'p2p-appeals.wrong-reason',
    'p2p-appeals.same-reason',
    'risk.question',
    'risk.blocked',
  ],
});
