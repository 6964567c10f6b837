import type { OrderNo } from '@peerbourse/contract/ids';
import type { OrderDetail } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import { type OrderCommand, type Transition, transitionOf } from '@peerbourse/rules/p2p-orders/transitions';
import { openHolds } from '#modules/identity/accounts/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { must, refuse } from '#platform/refusal.ts';
import { lockOrder, type Order, orderOf } from '../order.table.ts';
import { detailOf } from '../order.view.ts';
import { isInTime, sideOf, stateOf } from '../order-state.ts';
import { type StepDetails, takeStep } from '../take-step.ts';

export interface Outcome {
  isDone: boolean;
  order: OrderDetail;
}

/** What a command changes besides the state; it may refuse. */
type Plan = (order: Order, step: Transition) => Promise<Omit<StepDetails, 'actor'>> | Omit<StepDetails, 'actor'>;

/**
 * One command of one of the two people. The table of transitions decides whether it is possible; whoever looked at an older version
 * gets the order as it is now, and nothing is done.
 */
export async function actOnOrder(
  ctx: CallContext<UserActor>,
  { orderNo, version }: { orderNo: OrderNo; version: number },
  command: OrderCommand | ((order: Order) => OrderCommand),
  plan: Plan = () => ({}),
): Promise<Outcome> {
  const { tx, actor } = ctx;
  const order = await lockOrder(tx, actor.accountId, orderNo);
  if (!order) throw refuse('p2p-orders.unknown-order');
  if (order.version !== version) return { isDone: false, order: await detailOf(tx, ctx, order) };
  const side = sideOf(order, actor.accountId);
  const step = transitionOf(stateOf(order), typeof command === 'string' ? command : command(order), side);
  if (!step || !isInTime(order, step)) throw refuse('p2p-orders.not-now');
  if (held.has(step.command) && (await isHeldBack(ctx))) throw refuse('risk.blocked');
  await takeStep(tx, order, step, { ...(await plan(order, step)), actor: side });
  const changed = await orderOf(tx, actor.accountId, orderNo);
  must(changed, 'an order that changed is there');
  return { isDone: true, order: await detailOf(tx, ctx, changed) };
}

/** What binds or moves coins waits while the account is held back; what gets people out of an order never does. */
const held: ReadonlySet<OrderCommand> = new Set(['accept-order', 'release-coins', 'continue-order']);

async function isHeldBack({ tx, actor }: CallContext<UserActor>): Promise<boolean> {
  return (await openHolds(tx, actor.accountId)).some(({ kind }) => kind === 'p2p');
}
