import type { Db } from '../db/pool.ts';
import { type Tx, transaction } from '../db/transaction.ts';
import type { Refusal } from '../refusal.ts';

/**
 * An expected "no" that leaves something behind: the act is rolled back as with every refusal, and then this is written in a transaction
 * of its own, which answers the refusal. It may run when the act of somebody else came in between.
 */
export class LastingRefusal extends Error {
  override name = 'LastingRefusal';
  readonly write: (tx: Tx) => Promise<Refusal>;

  constructor(write: (tx: Tx) => Promise<Refusal>) {
    super('the refusal is written after the act is rolled back');
    this.write = write;
  }
}

/** One act in its transaction; what a lasting refusal leaves is written after that. */
export async function transactionOrRefusal<Result>(db: Db, act: (tx: Tx) => Promise<Result>): Promise<Result> {
  try {
    return await transaction(db, act);
  } catch (error) {
    if (error instanceof LastingRefusal) throw await transaction(db, error.write);
    throw error;
  }
}
