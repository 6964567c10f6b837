import type { withdrawClaim as call } from '@peerbourse/contract/p2p/p2p-appeals/withdraw-claim';
import { lockBalances } from '#modules/money/ledger/index.ts';
import { lockOrder, sideOf, tellOrder } from '#modules/p2p/p2p-orders/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { endedClaimOf } from '../case.table.ts';
import { caseView } from '../case.view.ts';
import { closeWithdrawn, openHoldsOf } from './claim.table.ts';
import { giveBack } from './keep-aside.ts';

/** The order stays as it is, and what was kept aside goes back. */
export const withdrawClaim: Handler<typeof call> = async (ctx, { orderNo }) => {
  const { tx, actor } = ctx;
  const order = await lockOrder(tx, actor.accountId, orderNo);
  if (!order) throw refuse('p2p-orders.unknown-order');
  const problem = await closeWithdrawn(tx, orderNo, actor.accountId);
  if (problem) throw refuse(`p2p-appeals.${problem}`);
  const ended = await endedClaimOf(tx, orderNo);
  must(ended, 'a claim that was withdrawn has ended');
  await lockBalances(tx, [order.buyerId, order.sellerId], order.coin);
  for (const hold of await openHoldsOf(tx, ended.id)) await giveBack(tx, order, hold);
  const side = sideOf(order, actor.accountId);
  await tellOrder(tx, order, { code: 'withdraw-claim', actor: side, data: {} });
  return { appeal: await caseView({ ...ctx, db: tx }, ended, side) };
};
