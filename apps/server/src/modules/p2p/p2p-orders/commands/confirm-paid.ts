import type { confirmPaid as call } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { isMethodOf } from '../order-method.table.ts';
import { actOnOrder } from './act-on-order.ts';
import { paidDeadlines, undoEnd } from './paid-deadlines.ts';

export const confirmPaid: Handler<typeof call> = (ctx, { userPaymethodId, ...input }) =>
  actOnOrder(ctx, input, 'confirm-paid', async (order) => {
    if (!(await isMethodOf(ctx.tx, order.orderNo, userPaymethodId))) throw refuse('p2p-orders.method-missing');
    return {
      patch: { ...paidDeadlines(order), paid_to: userPaymethodId, undo_by: undoEnd(order) },
      data: { paidTo: userPaymethodId },
    };
  });
