import { monotonicMs } from '../clock.ts';
import type { Db } from './pool.ts';

interface Copy<Value> {
  at: number;
  value: Promise<Value>;
}

const ages = new WeakMap<Db, number>();
const pools = new WeakMap<Db, Db>();

/** How old what `sharedRead` answers may be on this pool. Pools of which nobody says so read each time. */
export function allowCopies(db: Db, maxAgeMs: number): void {
  ages.set(db, maxAgeMs);
}

/** Tells to which pool a transaction belongs. */
export function joinPool(tx: Db, db: Db): void {
  pools.set(tx, db);
}

/**
 * A read that is the same for whoever asks, such as the settings: of many who ask at once one reads, and the others share its answer
 * for as long as the pool allows. A transaction reads for itself, once: what decides about money is never a copy.
 */
export function sharedRead<Value>(read: (db: Db) => Promise<Value>): (db: Db) => Promise<Value> {
  const copies = copiesOf(read);
  return (db) => copies(db, db, db.isTransaction ? Number.POSITIVE_INFINITY : maxAgeMsOf(db));
}

/** A shared read of what only migrations change, such as the scale of a coin: transactions may have the copy too. */
export function fixedRead<Value>(read: (db: Db) => Promise<Value>): (db: Db) => Promise<Value> {
  const copies = copiesOf(read);
  return (db) => {
    const pool = pools.get(db) ?? db;
    return copies(pool, db, maxAgeMsOf(pool));
  };
}

function copiesOf<Value>(read: (db: Db) => Promise<Value>) {
  // Keyed by pool or transaction, so that two databases in one process never share a copy.
  const copies = new WeakMap<Db, Copy<Value>>();
  return (key: Db, reader: Db, maxAgeMs: number): Promise<Value> => {
    const copy = copies.get(key);
    if (copy && monotonicMs() - copy.at < maxAgeMs) return copy.value;
    const value = read(reader);
    // A failed read is not kept: the next caller asks again.
    value.catch(() => copies.delete(key));
    copies.set(key, { at: monotonicMs(), value });
    return value;
  };
}

function maxAgeMsOf(db: Db): number {
  return ages.get(db) ?? 0;
}
