import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import { countCancelled, pauseBuying } from '#modules/p2p/p2p-users/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { cancelStanding } from './cancel-standing.ts';
import type { Order } from './order.table.ts';

/** Another order came to nothing by somebody's fault, and stands so already. Buyers who do that too often in a day have to pause. */
export async function countFault(tx: Tx, order: Order, fault: OrderSide): Promise<void> {
  await countCancelled(tx, fault === 'buyer' ? order.buyerId : order.sellerId);
  if (fault === 'buyer') await checkQuota(tx, order);
}

async function checkQuota(tx: Tx, { buyerId, paidAt }: Order): Promise<void> {
  const { limit, used } = await cancelStanding(tx, buyerId, paidAt !== null);
  if (used > limit) await pauseBuying(tx, buyerId);
}
