import type { MainId } from '@peerbourse/contract/ids';
import type { Tx } from '#platform/db/transaction.ts';
import { publicNumber } from '#platform/ids.ts';
import { must } from '#platform/refusal.ts';
import { addToReview, insertReview, lockMark, methodIdOf, methodsOfOthers, openReviewOf } from './review.table.ts';

/** One account number in the hands of several people is for operators to look at; until then it serves all of them. */
export async function openReview(
  tx: Tx,
  { methodNo, mainId, marks }: { methodNo: string; mainId: MainId; marks: readonly Buffer[] },
): Promise<void> {
  const [newest] = marks;
  must(newest, 'the configuration names at least one key');
  await lockMark(tx, newest);
  const others = await methodsOfOthers(tx, marks, mainId);
  if (others.length === 0) return;
  const own = await methodIdOf(tx, methodNo);
  must(own, 'a method is reviewed after it was written');
  const reviewId = (await openReviewOf(tx, others)) ?? (await insertReview(tx, publicNumber()));
  await addToReview(tx, reviewId, [...others, own]);
}
