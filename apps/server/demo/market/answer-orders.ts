import type { OrderNo } from '@peerbourse/contract/ids';
import type { OrderDetail } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import type { OrderCommand } from '@peerbourse/rules/p2p-orders/transitions';
import { hash } from '#modules/core/rates/index.ts';
import { acceptOrder, answerCancelRequest, confirmPaid, orderDetail, releaseCoins } from '#modules/p2p/p2p-orders/index.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import { transaction } from '#platform/db/transaction.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { sql } from '#platform/sql.ts';
import { demoFundPassword } from '../customers.ts';
import { tradersEmails } from './cast.ts';
import { contextOf, type Trader } from './trader-context.ts';

interface Waiting extends Trader {
  orderNo: OrderNo;
}

/** A person needs a moment to look at a bank account: between four and eleven seconds, the same for one order at every look. */
const thinkingSeconds = (orderNo: OrderNo): number => 4 + (hash(orderNo) % 8);

/** Traders of a demonstration do their part of each order, so that one person can try a whole trade from both sides. */
export async function answerOrders(db: Db, config: Config): Promise<void> {
  const answered = new Set<OrderNo>();
  for (const { orderNo, ...trader } of await waitingOrders(db)) {
    // Where both are traders, the other one needs a moment as well.
    if (answered.has(orderNo)) continue;
    if (await transaction(db, (tx) => answer(contextOf(trader, tx, config), orderNo))) answered.add(orderNo);
  }
}

/** Open orders of which one side is a trader of the demonstration, and in which nothing happened for a moment. */
async function waitingOrders(db: Db): Promise<Waiting[]> {
  const { rows } = await sql<Waiting & { quietSeconds: number }>`
    SELECT trade.order_no AS "orderNo", account.id::text AS "accountId", account.user_id AS "userId",
      extract(epoch FROM app_now() - event.at)::float8 AS "quietSeconds"
    FROM p2p_orders_orders trade
    JOIN p2p_orders_events event ON event.order_id = trade.id AND event.seq = trade.event_count
    JOIN accounts_users account ON account.id IN (trade.buyer_id, trade.seller_id) AND account.email LIKE ${tradersEmails}
    WHERE trade.status IN (0, 1) ORDER BY trade.id`.execute(db);
  return rows.filter(({ orderNo, quietSeconds }) => quietSeconds >= thinkingSeconds(orderNo));
}

async function answer(ctx: CallContext<UserActor>, orderNo: OrderNo): Promise<boolean> {
  const order = await orderDetail(ctx, { orderNo });
  const command = order.commands.find((each) => answers[each] !== undefined);
  if (command) await answers[command]?.(ctx, order);
  return command !== undefined;
}

type Answer = (ctx: CallContext<UserActor>, order: OrderDetail) => Promise<unknown>;

/** Nobody here sees a bank account: whoever says that they paid is believed, and whoever wants to cancel may. */
const answers: Partial<Record<OrderCommand, Answer>> = {
  'accept-order': (ctx, { orderNo, version }) => acceptOrder(ctx, { orderNo, version }),
  'deny-payment': (ctx, { orderNo, version }) => answerCancelRequest(ctx, { orderNo, version, isAgreed: true }),
  'agree-cancel': (ctx, { orderNo, version }) => answerCancelRequest(ctx, { orderNo, version, isAgreed: true }),
  'confirm-paid': async (ctx, { orderNo, version, paymethods: [method] }) =>
    method && (await confirmPaid(ctx, { orderNo, version, userPaymethodId: method.userPaymethodId })),
  'release-coins': (ctx, { orderNo, version, orderPrice }) =>
    releaseCoins(ctx, { orderNo, version, amountSeen: orderPrice, isPayerTheBuyer: true, accountPwd: demoFundPassword, secretKey: '' }),
};
