import { appealAfterMs, releaseAfterMs, undoMs } from '@peerbourse/rules/p2p-orders/order-times';
import type { Order } from '../order.table.ts';

/** What begins to count when an order is declared paid: by the slowest of its payment methods. */
export function paidDeadlines({ now, settleMinutes }: Pick<Order, 'now' | 'settleMinutes'>) {
  const after = (ms: number) => new Date(now.getTime() + ms);
  return { paid_at: now, appeal_from: after(appealAfterMs(settleMinutes)), release_by: after(releaseAfterMs(settleMinutes)) };
}

export function undoEnd({ now }: Pick<Order, 'now'>): Date {
  return new Date(now.getTime() + undoMs);
}
