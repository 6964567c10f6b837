import type { extendPayment as call } from '@peerbourse/contract/p2p/p2p-orders/commands/extend-payment';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { minutesAfter } from '../deadlines/minutes-after.rules.ts';
import { actOnOrder } from './act-on-order.ts';

/** Once, by the time that the order had at first. */
export const extendPayment: Handler<typeof call> = (ctx, input) =>
  actOnOrder(ctx, input, 'extend-payment', ({ payBy, payMinutes }) => {
    must(payBy, 'an order that waits for money has a time to pay');
    return { patch: { is_extended: true, pay_by: minutesAfter(payBy, payMinutes) }, data: { minutes: payMinutes } };
  });
