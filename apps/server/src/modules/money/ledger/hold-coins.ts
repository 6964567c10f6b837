import type { Tx } from '#platform/db/transaction.ts';
import { point } from '#platform/faults.ts';
import { must } from '#platform/refusal.ts';
import { insertHold, type NewHold } from './ledger.table.ts';

/** Sets coins aside until the hold ends. Answers the hold; asked again with the same key, the same one. */
export async function holdCoins(tx: Tx, hold: NewHold): Promise<string> {
  must(hold.amount > 0n, 'a hold has an amount');
  const holdId = await insertHold(tx, hold);
  await point('ledger.held');
  return holdId;
}
