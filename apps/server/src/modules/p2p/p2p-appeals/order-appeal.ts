import type { orderAppeal as call } from '@peerbourse/contract/p2p/p2p-appeals/order-appeal';
import { orderOf, sideOf } from '#modules/p2p/p2p-orders/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { endedClaimOf, openCaseOf } from './case.table.ts';
import { caseView } from './case.view.ts';

/** How a claim ended is told for a while; how an appeal ended says its order. */
export const orderAppeal: Handler<typeof call> = async (ctx, { orderNo }) => {
  const { db, actor } = ctx;
  const order = await orderOf(db, actor.accountId, orderNo);
  if (!order) throw refuse('p2p-orders.unknown-order');
  const found = (await openCaseOf(db, orderNo)) ?? (await endedClaimOf(db, orderNo));
  return { appeal: found ? await caseView(ctx, found, sideOf(order, actor.accountId)) : null };
};
