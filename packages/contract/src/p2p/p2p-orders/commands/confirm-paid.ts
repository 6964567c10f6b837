import { defineCall } from '@peerbourse/contract/call';
import { userPaymethodId } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import * as z from 'zod/mini';
import { commandOutcome, orderCommand } from '../order.shape.ts';

export const confirmPaid = defineCall({
  area: 'p2p-orders',
  name: 'confirm-paid',
  path: '/v1/p2p/order/confirmPay',
  summary: 'The buyer declares the order paid',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  input: z.extend(orderCommand, {
    /** The account that was paid to. */
    userPaymethodId,
  }),
  output: commandOutcome,
  refusals: ['p2p-orders.unknown-order', 'p2p-orders.not-now', 'p2p-orders.method-missing', 'risk.question', 'risk.blocked'],
});
