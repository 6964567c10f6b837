import type { rejectOrder as call } from '@peerbourse/contract/p2p/p2p-orders/commands/reject-order';
import type { Handler } from '#platform/http/serve.ts';
import { actOnOrder } from './act-on-order.ts';

export const rejectOrder: Handler<typeof call> = (ctx, input) =>
  actOnOrder(ctx, input, 'reject-order', () => ({ patch: { acceptance: 'rejected' } }));
