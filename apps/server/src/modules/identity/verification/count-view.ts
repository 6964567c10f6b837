import type { Tx } from '#platform/db/transaction.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { refuse } from '#platform/refusal.ts';
import { hourOfViews, insertView, type Viewed } from './view.table.ts';

/** Different cases that one operator may open within an hour. */
const viewsPerHour = 30;

/** Writes down that an operator sees somebody's documents. Answers how many other cases the hour still allows. */
export async function countView(tx: Tx, actor: StaffActor, viewed: Viewed): Promise<number> {
  const { others, wait_seconds: retryAfterSeconds } = await hourOfViews(tx, actor.staffId, viewed);
  if (others >= viewsPerHour) throw refuse('verification.too-many-views', { retryAfterSeconds });
  await insertView(tx, { ...viewed, staffId: actor.staffId, staffName: actor.name });
  return viewsPerHour - others - 1;
}
