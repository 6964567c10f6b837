import type { Tx } from '#platform/db/transaction.ts';
import { point } from '#platform/faults.ts';
import { must } from '#platform/refusal.ts';
import { type JournalWords, postJournal } from './ledger.table.ts';
import { type Leg, legProblem } from './legs.rules.ts';

export interface Move extends JournalWords {
  legs: readonly Leg[];
  /** Whose coins leave the exchange by this, if anybody's: lots hold them back then. */
  leavingOwnerId?: string;
}

/** One journal: all of its legs or none. Answers its id, or null when the same act was done before. */
export async function moveCoins(tx: Tx, { legs, leavingOwnerId, ...words }: Move): Promise<string | null> {
  const problem = legProblem(legs);
  must(!problem, `a journal of kind ${words.kind} has ${problem}`);
  const journal = await postJournal(tx, words, legs, leavingOwnerId ?? null);
  await point('ledger.moved');
  return journal;
}
