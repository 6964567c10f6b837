import type { AccountId, OrderNo } from '@peerbourse/contract/ids';
import { orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import { ratingMs } from '@peerbourse/rules/p2p-orders/order-times';
import type { Db } from '#platform/db/pool.ts';
import { orderOf } from './order.table.ts';

export interface RateableOrder {
  /** Null as long as the order is not completed, and when it never was. */
  until: Date | null;
  mayRate: boolean;
}

/** What ratings ask of an order: whether its two people can rate each other, and until when. Nothing for anybody else. */
export async function rateableOrder(db: Db, accountId: AccountId, orderNo: OrderNo): Promise<RateableOrder | undefined> {
  const order = await orderOf(db, accountId, orderNo);
  if (!order) return undefined;
  const { status, closedAt, now } = order;
  const until = status === orderStatus.completed && closedAt ? new Date(closedAt.getTime() + ratingMs) : null;
  return { until, mayRate: until !== null && now <= until };
}
