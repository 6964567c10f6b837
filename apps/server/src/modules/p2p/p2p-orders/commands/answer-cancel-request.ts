import type { answerCancelRequest as call } from '@peerbourse/contract/p2p/p2p-orders/commands/answer-cancel-request';
import type { OrderCommand } from '@peerbourse/rules/p2p-orders/transitions';
import type { Handler } from '#platform/http/serve.ts';
import { actOnOrder } from './act-on-order.ts';

/** A seller agrees by stating that no money arrived, a buyer by having the money back. Whoever refuses brings it before staff. */
export const answerCancelRequest: Handler<typeof call> = (ctx, { isAgreed, ...input }) =>
  actOnOrder(
    ctx,
    input,
    ({ cancelRequest }) => commandOf(cancelRequest === 'buyer', isAgreed),
    (_order, { command }) => (command === 'deny-payment' ? { fault: 'buyer' } : {}),
  );

function commandOf(isOfBuyer: boolean, isAgreed: boolean): OrderCommand {
  if (isOfBuyer) return isAgreed ? 'deny-payment' : 'affirm-payment';
  return isAgreed ? 'agree-cancel' : 'refuse-cancel';
}
