import type { cancelOrder as call } from '@peerbourse/contract/p2p/p2p-orders/commands/cancel-order';
import { type BuyerReason, buyerReasons } from '@peerbourse/rules/p2p-orders/cancel-reasons';
import { orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import { answerMs, freeCancelMs } from '@peerbourse/rules/p2p-orders/order-times';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import type { Order } from '../order.table.ts';
import { actOnOrder } from './act-on-order.ts';

/** At once before anything was paid; afterwards the seller is asked first, because the money may be on its way. */
export const cancelOrder: Handler<typeof call> = (ctx, { reason, hasNotPaid, ...input }) =>
  actOnOrder(ctx, input, 'cancel-order', (order) => {
    const data = { reason };
    if (order.status === orderStatus.payment) return { patch: { cancel_reason: reason }, data, fault: faultOf(order, reason) };
    if (!hasNotPaid) throw refuse('p2p-orders.statement-missing');
    if (order.status === orderStatus.appeal) return { patch: { cancel_reason: reason }, data, fault: 'buyer' };
    return { patch: { cancel_reason: reason, cancel_request: 'buyer', answer_by: new Date(order.now.getTime() + answerMs) }, data };
  });

/** Whom the reason speaks against. Whoever thinks better of it within two minutes has harmed nobody. */
function faultOf({ now, createdAt }: Order, reason: BuyerReason): 'buyer' | 'seller' | null {
  const against = buyerReasons[reason];
  if (against === 'nobody') return null;
  return against === 'buyer' && now.getTime() - createdAt.getTime() <= freeCancelMs ? null : against;
}
