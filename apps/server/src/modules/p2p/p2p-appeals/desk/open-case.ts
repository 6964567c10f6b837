import type { OrderNo } from '@peerbourse/contract/ids';
import type { ListedCase } from '@peerbourse/contract/p2p/p2p-appeals/desk/case.shape';
import { audit } from '#modules/core/audit/index.ts';
import { deskOrdersOf, lockAnyOrder, type Order } from '#modules/p2p/p2p-orders/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { must, refuse } from '#platform/refusal.ts';
import { type DeskCaseRow, newestCaseOf } from './desk-case.table.ts';
import { listedCaseView } from './desk-case.view.ts';

/** The order is locked first, as everywhere. */
export async function lockOpenCase(tx: Tx, orderNo: OrderNo): Promise<{ order: Order; found: DeskCaseRow }> {
  const order = await lockAnyOrder(tx, orderNo);
  if (!order) throw refuse('p2p-orders.unknown-order');
  const found = await newestCaseOf(tx, orderNo);
  if (!found || found.closedAt) throw refuse('p2p-appeals.no-case');
  return { order, found };
}

export async function listedAgain(tx: Tx, orderNo: OrderNo): Promise<ListedCase> {
  const found = await newestCaseOf(tx, orderNo);
  const [order] = await deskOrdersOf(tx, [orderNo]);
  must(found && order, 'a case that changed is there, and so is its order');
  return listedCaseView(found, order);
}

export async function noteAct(
  { tx, actor, visitor }: CallContext<StaffActor>,
  act: string,
  orderNo: OrderNo,
  details: Record<string, unknown>,
): Promise<void> {
  await audit(tx, { actor, act: `p2p-appeals.${act}`, subject: orderNo, details, address: visitor.address });
}
