import type { UserId } from '@peerbourse/contract/ids';
import { tellQuota, watchCanaries } from '#modules/identity/customers/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { refuse } from '#platform/refusal.ts';
import { hourOfViews, insertView, type Viewed } from './view.table.ts';

/** Different cases that one operator may open within an hour. */
const viewsPerHour = 30;

const kind = 'opened-identity';

/** Writes down that an operator sees somebody's documents. Answers how many other cases the hour still allows. */
export async function countView(ctx: CallContext<StaffActor>, viewed: Viewed, userId: UserId): Promise<number> {
  const { tx, actor } = ctx;
  const { others, wait_seconds: retryAfterSeconds } = await hourOfViews(tx, actor.staffId, viewed);
  if (others >= viewsPerHour) {
    tellQuota(ctx, kind);
    throw refuse('verification.too-many-views', { retryAfterSeconds });
  }
  await insertView(tx, { ...viewed, staffId: actor.staffId, staffName: actor.name });
  await watchCanaries(ctx, userId, kind);
  return viewsPerHour - others - 1;
}
