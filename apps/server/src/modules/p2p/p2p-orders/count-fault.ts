import { cancelQuota } from '@peerbourse/rules/p2p-orders/cancel-reasons';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import { p2pConfig } from '#modules/p2p/p2p-config/index.ts';
import { countCancelled, pauseBuying, traderOf } from '#modules/p2p/p2p-users/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { countFaults } from './fault.table.ts';
import type { Order } from './order.table.ts';

/** Another order came to nothing by somebody's fault, and stands so already. Buyers who do that too often in a day have to pause. */
export async function countFault(tx: Tx, order: Order, fault: OrderSide): Promise<void> {
  await countCancelled(tx, fault === 'buyer' ? order.buyerId : order.sellerId);
  if (fault === 'buyer') await checkQuota(tx, order);
}

async function checkQuota(tx: Tx, { buyerId, paidAt }: Order): Promise<void> {
  const { dayCancellOrderNum } = await p2pConfig(tx);
  const trader = await traderOf(tx, buyerId);
  const quota = cancelQuota(dayCancellOrderNum, (trader?.ordersTotal ?? 0) === 0);
  const kind = paidAt === null ? 'unpaid' : 'afterPaid';
  const faults = await countFaults(tx, buyerId);
  if (faults[kind] > quota[kind]) await pauseBuying(tx, buyerId);
}
