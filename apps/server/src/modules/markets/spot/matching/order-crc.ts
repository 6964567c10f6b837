import { crcOf } from '@peerbourse/matching/crc';
import type { Shard } from './shard.ts';

/** What of an order must be the same in memory and in its row. */
export interface OrderMark {
  readonly order: number;
  readonly tick: number;
  readonly lots: number;
  readonly budget: number;
  readonly sequence: number;
  readonly triggerTick: number;
}

/** The crc of a shard is that of each of its open orders, combined in no order: one changed order is one step. */
export function noteOrder(shard: Shard, mark: OrderMark): void {
  forgetOrder(shard, mark.order);
  const crc = crcOf([mark.order, mark.tick, mark.lots, mark.budget, mark.sequence, mark.triggerTick]);
  shard.orderCrcs.set(mark.order, crc);
  shard.ordersCrc = (shard.ordersCrc ^ crc) >>> 0;
}

export function forgetOrder(shard: Shard, order: number): void {
  const known = shard.orderCrcs.get(order);
  if (known === undefined) return;
  shard.orderCrcs.delete(order);
  shard.ordersCrc = (shard.ordersCrc ^ known) >>> 0;
}
