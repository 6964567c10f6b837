import type { acceptOrder as call } from '@peerbourse/contract/p2p/p2p-orders/commands/accept-order';
import type { Handler } from '#platform/http/serve.ts';
import { minutesAfter } from '../deadlines/minutes-after.rules.ts';
import { actOnOrder } from './act-on-order.ts';

/** The time to pay begins with the answer of the advertiser. */
export const acceptOrder: Handler<typeof call> = (ctx, input) =>
  actOnOrder(ctx, input, 'accept-order', ({ now, payMinutes }) => ({
    patch: { acceptance: 'agreed', pay_by: minutesAfter(now, payMinutes) },
  }));
