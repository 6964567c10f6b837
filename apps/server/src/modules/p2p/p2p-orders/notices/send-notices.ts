import { formatUnits } from '@peerbourse/rules/money';
import { notify } from '#modules/core/notifications/index.ts';
import type { Config } from '#platform/config.ts';
import { type Tx, transaction } from '#platform/db/transaction.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import type { Order } from '../order.table.ts';
import { deadlineOf } from '../order-state.ts';
import { noticesOf, type OrderNotice } from './notices-of.rules.ts';
import { dropUntold, lockUntold, orderToTell, tellLater, type Untold } from './untold.table.ts';

const maxAtOnce = 200;
const maxTries = 8;

/** Tells people what happened to their orders. One that cannot be told now waits, and holds up no other. */
export async function sendNotices(runtime: Pick<RoleRuntime, 'db' | 'config' | 'log'>): Promise<void> {
  for (let count = 0; count < maxAtOnce; count += 1) if (!(await tellNext(runtime))) return;
}

async function tellNext({ db, config, log }: Pick<RoleRuntime, 'db' | 'config' | 'log'>): Promise<boolean> {
  let untold: Untold | undefined;
  try {
    await transaction(db, async (tx) => {
      untold = await lockUntold(tx);
      if (!untold) return;
      await tell(tx, config, untold);
      await dropUntold(tx, untold.id);
    });
  } catch (error) {
    if (!untold) throw error;
    log.warn({ err: error, order: untold.orderId, code: untold.code }, 'an event of an order could not be told');
    await (untold.tries + 1 < maxTries ? tellLater(db, untold.id, 2 ** (untold.tries + 1)) : dropUntold(db, untold.id));
  }
  return untold !== undefined;
}

async function tell(tx: Tx, config: Config, untold: Untold): Promise<void> {
  const order = await orderToTell(tx, untold.orderId);
  // Accounts are locked in one order, so that two workers never wait for each other.
  const notices = noticesOf(untold, order).sort((one, other) => Number(accountOf(order, one)) - Number(accountOf(order, other)));
  for (const notice of notices) await tellOne(tx, config, order, notice);
}

/** Of money it says how many coins the order is about; where to pay stands in the order alone. */
async function tellOne(tx: Tx, config: Config, order: Order, notice: OrderNotice): Promise<void> {
  const until = notice.by && deadlineOf(order, notice.by);
  if (until === null) return;
  const { orderNo, quantity, coinScale, coin } = order;
  await notify(tx, config, {
    accountId: accountOf(order, notice),
    kind: notice.kind,
    values: { order: orderNo, amount: `${formatUnits(quantity, coinScale)} ${coin}`, until: until?.toISOString() ?? '' },
    isSecurity: false,
    group: 'orders',
    link: `/p2p-trade/order/${orderNo}`,
    ...(notice.isInstant ? { isInstant: true } : {}),
  });
}

function accountOf({ buyerId, sellerId }: Order, { to }: OrderNotice) {
  return to === 'buyer' ? buyerId : sellerId;
}
