import type { CallParsed } from '@peerbourse/contract/call';
import type { releaseCoins as call } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import { parseUnits } from '@peerbourse/rules/money';
import { proveFactors, proveFundPassword } from '#modules/identity/accounts/index.ts';
import { heedRules } from '#modules/identity/risk/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import type { Order } from '../order.table.ts';
import { actOnOrder } from './act-on-order.ts';
import { needsFactors } from './needs-factors.ts';

const purpose = 'release-coins';

/** What is missing is said before a guess at the fund password is taken; codes are spent after it. */
export const proveRelease: Prove<typeof call, void> = async (ctx, { orderNo, accountPwd, factors }) => {
  if (ctx.actor.isHeld) throw refuse('sessions.held');
  const isAsked = await needsFactors(ctx, orderNo);
  if (isAsked && factors === undefined) await proveFactors(ctx, purpose, {});
  await proveFundPassword(ctx, accountPwd);
  if (isAsked && factors !== undefined) await proveFactors(ctx, purpose, factors);
};

/** Nothing brings coins back: the seller says what arrived and from whom before they go. */
export const releaseCoins: Handler<typeof call> = (ctx, { orderNo, version, amountSeen, isPayerTheBuyer, ...shown }) =>
  actOnOrder(ctx, { orderNo, version }, 'release-coins', async (order) => {
    if (!isAsShown(order, shown)) throw refuse('p2p-orders.changed');
    if (!isPayerTheBuyer) throw refuse('p2p-orders.payer-differs');
    if (parseUnits(amountSeen, order.fiatDecimals) !== order.amount) throw refuse('p2p-orders.amount-differs');
    await heedRules(ctx, 'release-coins', { coin: order.coin, units: order.quantity });
    return { data: { amountSeen } };
  });

type Shown = Pick<CallParsed<typeof call>, 'orderAmount' | 'buyerUserId'>;

/** The fund password was sealed together with these: it serves this buyer and these coins alone. */
function isAsShown({ quantity, coinScale, buyerUserId }: Order, shown: Shown): boolean {
  return (
    (shown.orderAmount === undefined || parseUnits(shown.orderAmount, coinScale) === quantity) &&
    (shown.buyerUserId === undefined || shown.buyerUserId === buyerUserId)
  );
}
