import type { releaseCoins as call } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import { parseUnits } from '@peerbourse/rules/money';
import { proveFundPassword } from '#modules/identity/accounts/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { actOnOrder } from './act-on-order.ts';

export const proveRelease: Prove<typeof call, void> = async (ctx, { accountPwd }) => {
  if (ctx.actor.isHeld) throw refuse('sessions.held');
  await proveFundPassword(ctx, accountPwd);
};

/** Nothing brings coins back: the seller says what arrived and from whom before they go. */
export const releaseCoins: Handler<typeof call> = (ctx, { orderNo, version, amountSeen, isPayerTheBuyer }) =>
  actOnOrder(ctx, { orderNo, version }, 'release-coins', (order) => {
    if (!isPayerTheBuyer) throw refuse('p2p-orders.payer-differs');
    if (parseUnits(amountSeen, order.fiatDecimals) !== order.amount) throw refuse('p2p-orders.amount-differs');
    return { data: { amountSeen } };
  });
