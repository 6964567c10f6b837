import { type Tx, transaction } from './db/transaction.ts';
import type { RoleRuntime } from './role-runtime.ts';

export interface DueWork<Due extends { id: string }> {
  /** For the log, where one of them fails. */
  what: string;
  /** The most overdue of those that were not seen in this round. */
  next: (tx: Tx, seen: readonly string[]) => Promise<Due | undefined>;
  act: (tx: Tx, due: Due) => Promise<void>;
}

/** Each in a transaction of its own. One that fails is passed by until the next round and holds nobody up. */
export async function eachDue<Due extends { id: string }>(
  { db, log }: Pick<RoleRuntime, 'db' | 'log'>,
  { what, next, act }: DueWork<Due>,
): Promise<void> {
  const seen: string[] = [];
  for (;;) {
    let taken: Due | undefined;
    try {
      await transaction(db, async (tx) => {
        taken = await next(tx, seen);
        if (taken) await act(tx, taken);
      });
    } catch (error) {
      if (!taken) throw error;
      log.error({ err: error, id: taken.id }, `${what}: this one could not be done`);
    }
    if (!taken) return;
    seen.push(taken.id);
  }
}
