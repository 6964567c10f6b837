import type { CallParsed } from '@peerbourse/contract/call';
import type { viewCase } from '@peerbourse/contract/p2p/p2p-appeals/desk/view-case';
import { noteView } from '#modules/identity/customers/index.ts';
import { anyOrder } from '#modules/p2p/p2p-orders/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { refuse } from '#platform/refusal.ts';

/** Both people of an order are looked at, so both looks are written down before anything is shown. Answers how many are left. */
export async function noteBoth(ctx: CallContext<StaffActor>, { orderNo, reason }: CallParsed<typeof viewCase>): Promise<number> {
  const order = await anyOrder(ctx.tx, orderNo);
  if (!order) throw refuse('p2p-orders.unknown-order');
  const view = { kind: 'viewed-order', reason, about: { orderNo } } as const;
  await noteView(ctx, { accountId: order.buyerId, userId: order.buyerUserId }, view);
  return await noteView(ctx, { accountId: order.sellerId, userId: order.sellerUserId }, view);
}
