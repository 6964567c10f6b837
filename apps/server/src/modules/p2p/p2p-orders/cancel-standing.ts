import type { AccountId } from '@peerbourse/contract/ids';
import { cancelQuota } from '@peerbourse/rules/p2p-orders/cancel-reasons';
import { p2pConfig } from '#modules/p2p/p2p-config/index.ts';
import { traderOf } from '#modules/p2p/p2p-users/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { countFaults } from './fault.table.ts';

export interface CancelStanding {
  /** Orders that a buyer may end by own fault within a day, and how many it were. */
  limit: number;
  used: number;
}

/** Orders that were declared paid are counted apart from those that were not. */
export async function cancelStanding(db: Db, buyerId: AccountId, isPaid: boolean): Promise<CancelStanding> {
  const { dayCancellOrderNum } = await p2pConfig(db);
  const trader = await traderOf(db, buyerId);
  const kind = isPaid ? 'afterPaid' : 'unpaid';
  const limits = cancelQuota(dayCancellOrderNum, (trader?.ordersTotal ?? 0) === 0);
  const used = await countFaults(db, buyerId);
  return { limit: limits[kind], used: used[kind] };
}
