import type { OrderNo } from '@peerbourse/contract/ids';
import type { DeskOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/ruling.shape';
import type { Db } from '#platform/db/pool.ts';
import { deskOrdersBy } from './desk-order.table.ts';
import { deskOrderView } from './desk-order.view.ts';

/** Orders as the lists of staff show them. */
export async function deskOrdersOf(db: Db, orderNos: readonly OrderNo[]): Promise<DeskOrder[]> {
  return (await deskOrdersBy(db, orderNos)).map(deskOrderView);
}
