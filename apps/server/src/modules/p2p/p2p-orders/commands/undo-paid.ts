import type { undoPaid as call } from '@peerbourse/contract/p2p/p2p-orders/commands/undo-paid';
import type { Handler } from '#platform/http/serve.ts';
import { actOnOrder } from './act-on-order.ts';

/** The time to pay has gone on meanwhile. */
export const undoPaid: Handler<typeof call> = (ctx, input) =>
  actOnOrder(ctx, input, 'undo-paid', () => ({
    patch: { paid_at: null, paid_to: null, undo_by: null, appeal_from: null, release_by: null },
  }));
