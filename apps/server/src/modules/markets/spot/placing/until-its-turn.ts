import { monotonicMs, pause } from '#platform/clock.ts';
import type { Db } from '#platform/db/pool.ts';

const lookEveryMs = 10;
const longestMs = 1_000;

interface Waiter<Key> {
  readonly key: Key;
  readonly until: number;
  readonly resolve: () => void;
}

type Waiting<Key> = Set<Waiter<Key>>;

/**
 * Until something has had its turn, or a second has gone by. `look` answers which of these have had it: however many wait in a process, one
 * statement looks for all of them.
 */
export function untilItsTurn<Key>(look: (db: Db, keys: readonly Key[]) => Promise<Key[]>): (db: Db, key: Key) => Promise<void> {
  const waitingOf = new WeakMap<Db, Waiting<Key>>();
  return (db, key) => {
    const waiting = waitingOf.get(db) ?? new Set<Waiter<Key>>();
    waitingOf.set(db, waiting);
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.add({ key, until: monotonicMs() + longestMs, resolve });
    if (waiting.size === 1) void lookForAll(db, waiting, look);
    return promise;
  };
}

async function lookForAll<Key>(db: Db, waiting: Waiting<Key>, look: (db: Db, keys: readonly Key[]) => Promise<Key[]>): Promise<void> {
  while (waiting.size > 0) {
    const keys = [...waiting].map(({ key }) => key);
    // A database that is away is noticed by the read that comes after the wait.
    const over = new Set(await look(db, keys).catch(() => []));
    for (const waiter of waiting) {
      if (!over.has(waiter.key) && waiter.until > monotonicMs()) continue;
      waiting.delete(waiter);
      waiter.resolve();
    }
    if (waiting.size > 0) await pause(lookEveryMs);
  }
}
