import type { Tx } from '#platform/db/transaction.ts';
import { point } from '#platform/faults.ts';
import { must } from '#platform/refusal.ts';
import { type EndOfHold, insertExit } from './ledger.table.ts';

/** The coins of a hold go on, go back or are divided, once. Answers the journal, or null when the same end was written before. */
export async function endHold(tx: Tx, end: EndOfHold): Promise<string | null> {
  must(end.shares.length > 0 && end.shares.every(({ amount }) => amount > 0n), 'every share of a hold has an amount');
  const journal = await insertExit(tx, end);
  await point('ledger.hold-ended');
  return journal;
}
