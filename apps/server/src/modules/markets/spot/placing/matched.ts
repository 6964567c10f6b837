import type { OrderNo } from '@peerbourse/contract/ids';
import { monotonicMs, pause } from '#platform/clock.ts';
import type { Db } from '#platform/db/pool.ts';
import { selectMatched } from '../order.table.ts';

const lookEveryMs = 10;
const longestMs = 1_000;

interface Waiter {
  readonly orderNo: OrderNo;
  readonly until: number;
  readonly resolve: () => void;
}

// However many wait in a process, one statement looks for all of them.
const waiters = new WeakMap<Db, Set<Waiter>>();

/** Until an order has had its turn, or a second has gone by. */
export function matched(db: Db, orderNo: OrderNo): Promise<void> {
  const known = waiters.get(db);
  const waiting = known ?? new Set<Waiter>();
  waiters.set(db, waiting);
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.add({ orderNo, until: monotonicMs() + longestMs, resolve });
  if (waiting.size === 1) void look(db, waiting);
  return promise;
}

async function look(db: Db, waiting: Set<Waiter>): Promise<void> {
  while (waiting.size > 0) {
    // A database that is away is noticed by the read that comes after the wait.
    const over = new Set(
      await selectMatched(
        db,
        [...waiting].map(({ orderNo }) => orderNo),
      ).catch(() => []),
    );
    for (const waiter of waiting) {
      if (!over.has(waiter.orderNo) && waiter.until > monotonicMs()) continue;
      waiting.delete(waiter);
      waiter.resolve();
    }
    if (waiting.size > 0) await pause(lookEveryMs);
  }
}
