import type { acknowledgePayment as call } from '@peerbourse/contract/p2p/p2p-orders/commands/acknowledge-payment';
import type { Handler } from '#platform/http/serve.ts';
import { actOnOrder } from './act-on-order.ts';
import { paidDeadlines } from './paid-deadlines.ts';

/** Whose money has arrived cannot lose the order to the clock because the buyer forgot a button. */
export const acknowledgePayment: Handler<typeof call> = (ctx, input) =>
  actOnOrder(ctx, input, 'acknowledge-payment', (order) => ({ patch: paidDeadlines(order) }));
