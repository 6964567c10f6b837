import type { askCancel as call } from '@peerbourse/contract/p2p/p2p-orders/commands/ask-cancel';
import { answerMs } from '@peerbourse/rules/p2p-orders/order-times';
import type { Handler } from '#platform/http/serve.ts';
import { actOnOrder } from './act-on-order.ts';

/** A paid order ends without the coins only if the buyer agrees. */
export const askCancel: Handler<typeof call> = (ctx, { reason, ...input }) =>
  actOnOrder(ctx, input, 'ask-cancel', ({ now }) => ({
    patch: { cancel_reason: reason, cancel_request: 'seller', answer_by: new Date(now.getTime() + answerMs) },
    data: { reason },
  }));
