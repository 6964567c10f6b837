import type { Tx } from '#platform/db/transaction.ts';
import { point } from '#platform/faults.ts';
import { must } from '#platform/refusal.ts';
import { type JournalText, postJournal, postJournalTold, type WrittenLeg } from './ledger.table.ts';
import { type Leg, legProblem } from './legs.rules.ts';

export interface Move extends JournalText {
  legs: readonly Leg[];
  /** Whose coins leave the exchange by this, if anybody's: lots hold them back then. */
  leavingOwnerId?: string;
}

/** One journal: all of its legs or none. Answers its id, or null when the same act was done before. */
export async function moveCoins(tx: Tx, { legs, leavingOwnerId, ...words }: Move): Promise<string | null> {
  requireWhole(words, legs);
  const journal = await postJournal(tx, words, legs, leavingOwnerId ?? null);
  await point('ledger.moved');
  return journal;
}

/**
 * The same for an act whose key a client chose: answers the legs as they were written, now or the first time, and refuses
 * another act under the key.
 */
export async function moveCoinsTold(tx: Tx, { legs, ...words }: Omit<Move, 'leavingOwnerId'>): Promise<WrittenLeg[]> {
  requireWhole(words, legs);
  const written = await postJournalTold(tx, words, legs);
  await point('ledger.moved');
  return written;
}

function requireWhole({ kind }: JournalText, legs: readonly Leg[]): void {
  const problem = legProblem(legs);
  must(!problem, `a journal of kind ${kind} has ${problem}`);
}
