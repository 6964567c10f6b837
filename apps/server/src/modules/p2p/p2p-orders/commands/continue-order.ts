import type { continueOrder as call } from '@peerbourse/contract/p2p/p2p-orders/commands/continue-order';
import { orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import { proveFundPassword } from '#modules/identity/accounts/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { actOnOrder } from './act-on-order.ts';
import { placeContinuation } from './place-continuation.ts';

export const proveContinuing: Prove<typeof call, void> = async (ctx, { accountPwd }) => {
  if (ctx.actor.isHeld) throw refuse('sessions.held');
  await proveFundPassword(ctx, accountPwd);
};

/** What is over stays over: money that came late gets an order of its own, on the same terms, paid from the start. */
export const continueOrder: Handler<typeof call> = (ctx, { orderNo, version }) =>
  actOnOrder(ctx, { orderNo, version }, 'continue-order', async (order) => {
    const continuedBy = await placeContinuation(ctx, order, { status: orderStatus.release, actor: 'seller', code: 'continue-order' });
    return { patch: { continued_by_no: continuedBy }, data: { continuedBy } };
  });
