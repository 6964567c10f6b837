import { defineCall } from '@peerbourse/contract/call';
import { headers } from '@peerbourse/contract/headers';
import { secretKey, sixDigits } from '@peerbourse/contract/identity/security/proof.shape';
import { adNo } from '@peerbourse/contract/ids';
import { userPaymethodId } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import { positiveDecimal } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { doubtCode } from './checks/doubt.shape.ts';
import { orderDetail } from './order.shape.ts';

export const placeOrder = defineCall({
  area: 'p2p-orders',
  name: 'place-order',
  path: '/v1/p2p/order/placeOrder',
  summary: 'Takes an ad: an order begins, and its coins go into escrow',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  sealed: ['accountPwd'],
  bound: ['adNo', 'price', 'amount', 'quantity'],
  sends: { [headers.tradePasswordPriority]: '1' },
  input: z.strictObject({
    adNo,
    /** The price that the screen showed. */
    price: positiveDecimal,
    /** In the currency, or in the coin. */
    amount: z.optional(positiveDecimal),
    quantity: z.optional(positiveDecimal),
    /** A promised price: it can be used once. */
    quote: z.optional(z.string().check(z.maxLength(1_000))),
    /** Of an ad that is not listed. */
    shareCode: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    /** Own accounts that a seller wants to be paid to. */
    userPaymethodIds: z._default(z.array(userPaymethodId).check(z.maxLength(20)), []),
    /** What makes the order doubtful and was confirmed all the same. */
    confirmedDoubts: z._default(z.array(doubtCode).check(z.maxLength(10)), []),
    /** The fund password, when selling. */
    accountPwd: z.optional(sixDigits),
    secretKey: z.optional(secretKey),
  }),
  output: orderDetail,
  refusals: [
    'sessions.held',
    'security.fund-password-missing',
    'security.wrong-fund-password',
    'security.too-many-guesses',
    'security.seal-broken',
    'security.seal-unknown',
    'p2p-ads.unknown-ad',
    'p2p-ads.sold-out',
    'p2p-ads.code-over',
    'p2p-ads.quote-over',
    'p2p-ads.bad-quantity',
    'p2p-ads.market-closed',
    'p2p-users.closed-here',
    'p2p-users.held',
    'p2p-orders.not-eligible',
    'p2p-orders.price-changed',
    'p2p-orders.quote-spent',
    'p2p-orders.too-many-open',
    'p2p-orders.amount-out-of-range',
    'p2p-orders.method-missing',
    'p2p-prices.unconfirmed',
    'ledger.too-little',
    'ledger.not-free-yet',
    'risk.question',
    'risk.blocked',
  ],
});
