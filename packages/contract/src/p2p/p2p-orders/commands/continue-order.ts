import { defineCall } from '@peerbourse/contract/call';
import { headers } from '@peerbourse/contract/headers';
import { secretKey, sixDigits } from '@peerbourse/contract/identity/security/proof.shape';
import * as z from 'zod/mini';
import { commandOutcome, orderCommand } from '../order.shape.ts';

export const continueOrder = defineCall({
  area: 'p2p-orders',
  name: 'continue-order',
  path: '/v1/x/p2p-orders/continue-order',
  summary: 'The seller lets a cancelled order go on, because money came late: a new order takes its place',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  sealed: ['accountPwd'],
  bound: ['orderNo', 'version'],
  sends: { [headers.tradePasswordPriority]: '1' },
  input: z.extend(orderCommand, {
    /** The fund password. */
    accountPwd: sixDigits,
    secretKey,
  }),
  output: commandOutcome,
  refusals: [
    'p2p-orders.unknown-order',
    'p2p-orders.not-now',
    'ledger.too-little',
    'ledger.not-free-yet',
    'sessions.held',
    'security.fund-password-missing',
    'security.wrong-fund-password',
    'security.too-many-guesses',
    'security.seal-broken',
    'security.seal-unknown',
    'risk.question',
    'risk.blocked',
  ],
});
