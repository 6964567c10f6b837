import { defineCall } from '@peerbourse/contract/call';
import { headers } from '@peerbourse/contract/headers';
import { factors, secretKey, sixDigits } from '@peerbourse/contract/identity/security/proof.shape';
import { userId } from '@peerbourse/contract/ids';
import { positiveDecimal } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { commandOutcome, orderCommand } from '../order.shape.ts';

export const releaseCoins = defineCall({
  area: 'p2p-orders',
  name: 'release-coins',
  path: '/v1/p2p/order/confirmPutCoin',
  summary: 'The seller releases the coins to the buyer',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p-release',
  idempotent: true,
  sealed: ['accountPwd'],
  bound: ['orderNo', 'version', 'orderAmount', 'buyerUserId', 'amountSeen'],
  sends: { [headers.tradePasswordPriority]: '1' },
  input: z.extend(orderCommand, {
    /** What the seller saw arrive, and that the payer is the buyer. */
    amountSeen: positiveDecimal,
    isPayerTheBuyer: z.boolean(),
    /** What the screen showed: coins, and who gets them. Nothing is released if the order says something else. */
    orderAmount: z.optional(positiveDecimal),
    buyerUserId: z.optional(userId),
    /** Codes of the account, asked for on a device that is new, and above the amount of `p2p-orders.rules`. */
    factors: z.optional(factors),
    /** The fund password. */
    accountPwd: sixDigits,
    secretKey,
  }),
  output: commandOutcome,
  refusals: [
    'p2p-orders.unknown-order',
    'p2p-orders.not-now',
    'p2p-orders.amount-differs',
    'p2p-orders.payer-differs',
    'p2p-orders.changed',
    'sessions.held',
    'security.fund-password-missing',
    'security.wrong-fund-password',
    'security.too-many-guesses',
    'security.factors-missing',
    'security.wrong-code',
    'security.seal-broken',
    'security.seal-unknown',
    'risk.question',
    'risk.blocked',
  ],
});
