import type { AccountId } from '@peerbourse/contract/ids';
import type { Tx } from '#platform/db/transaction.ts';
import { point } from '#platform/faults.ts';
import { must } from '#platform/refusal.ts';
import { type JournalText, postJournal, postJournalReturning, type WrittenLeg } from './ledger.table.ts';
import { type Leg, legProblem } from './legs.rules.ts';

export interface Move extends JournalText {
  legs: readonly Leg[];
  /** Whose coins leave the exchange by this, if anybody's: lots hold them back then. */
  leavingOwnerId?: AccountId;
}

/** One journal: all of its legs or none. Answers its id, or null when the same act was done before. */
export async function moveCoins(tx: Tx, { legs, leavingOwnerId, ...text }: Move): Promise<string | null> {
  requireWhole(text, legs);
  const journal = await postJournal(tx, text, legs, leavingOwnerId ?? null);
  await point('ledger.moved');
  return journal;
}

/**
 * The same for an act whose key a client chose: answers the legs as they were written, now or the first time, and refuses
 * another act under the key.
 */
export async function moveCoinsReturning(tx: Tx, { legs, ...text }: Omit<Move, 'leavingOwnerId'>): Promise<WrittenLeg[]> {
  requireWhole(text, legs);
  const written = await postJournalReturning(tx, text, legs);
  await point('ledger.moved');
  return written;
}

function requireWhole({ kind }: JournalText, legs: readonly Leg[]): void {
  const problem = legProblem(legs);
  must(!problem, `a journal of kind ${kind} has ${problem}`);
}
