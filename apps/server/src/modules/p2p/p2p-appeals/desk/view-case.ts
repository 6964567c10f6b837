import type { viewCase as call } from '@peerbourse/contract/p2p/p2p-appeals/desk/view-case';
import { noteView } from '#modules/identity/customers/index.ts';
import { anyOrder } from '#modules/p2p/p2p-orders/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { caseView } from '../case.view.ts';
import { newestCaseOf } from './desk-case.table.ts';

/** Both people are looked at, so both looks are written down before anything is shown. */
export const viewCase: Handler<typeof call> = async (ctx, { orderNo, reason }) => {
  const { tx, config } = ctx;
  const order = await anyOrder(tx, orderNo);
  if (!order) throw refuse('p2p-orders.unknown-order');
  const view = { kind: 'viewed-order', reason, about: { orderNo } } as const;
  await noteView(ctx, { accountId: order.buyerId, userId: order.buyerUserId }, view);
  const viewsLeft = await noteView(ctx, { accountId: order.sellerId, userId: order.sellerUserId }, view);
  const found = await newestCaseOf(tx, orderNo);
  return { case: found ? { ...(await caseView(tx, config.keys, found)), orderNo, takenBy: found.takenBy } : null, viewsLeft };
};
