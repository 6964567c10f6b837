import type { cancelAppeal as call } from '@peerbourse/contract/p2p/p2p-appeals/cancel-appeal';
import { withdrawnReleaseMs } from '@peerbourse/rules/p2p-appeals/appeal-clock';
import { actOnOrder, type Order, sideOf } from '#modules/p2p/p2p-orders/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { isBeingDecided, openCaseOf } from './case.table.ts';

/** Back to where the order waits for its release. What was asked about cancelling it before is over. */
export const cancelAppeal: Handler<typeof call> = (ctx, input) =>
  actOnOrder(ctx, input, 'cancel-appeal', async (order) => {
    const found = await openCaseOf(ctx.tx, order.orderNo);
    if (found?.openedBy !== sideOf(order, ctx.actor.accountId)) throw refuse('p2p-appeals.not-opener');
    if (await isBeingDecided(ctx.tx, order.id)) throw refuse('p2p-appeals.being-decided');
    return { patch: { release_by: releaseEnd(order), cancel_request: 'none', cancel_reason: null, answer_by: null } };
  });

function releaseEnd({ now, releaseBy }: Order): Date {
  return new Date(Math.max(releaseBy?.getTime() ?? 0, now.getTime() + withdrawnReleaseMs));
}
