import { audit } from '#modules/core/audit/index.ts';
import type { Customer } from '#modules/identity/accounts/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { refuse } from '#platform/refusal.ts';
import { tellQuota } from './tell-quota.ts';
import { countViewed, insertView, lockViews, reasonWithinHour, type ViewKind } from './view.table.ts';
import { watchCanaries } from './watch-canaries.ts';

/** Customers that one member may look at within an hour. */
const quota = 30;

type Viewed = Pick<Customer, 'accountId' | 'userId'>;

interface View {
  kind: ViewKind;
  /** Left out by whoever gave one for this customer within the hour. */
  reason: string | undefined;
  /** What it was, where a customer has more than one of them. */
  about?: Readonly<Record<string, string>>;
}

/**
 * Comes before anything of a customer is shown, in every module: the look is counted, written down, and watched for canaries.
 * Answers how many more customers the member may look at within the hour.
 */
export async function noteView(ctx: CallContext<StaffActor>, customer: Viewed, { kind, reason, about }: View): Promise<number> {
  const { tx, actor, visitor } = ctx;
  const { accountId, userId } = customer;
  await lockViews(tx, actor.name);
  const others = await countViewed(tx, actor.name, accountId);
  const stated = reason ?? (await reasonWithinHour(tx, actor.name, accountId));
  if (stated === undefined) throw refuse('customers.reason-needed', { viewsLeft: quota - others });
  if (others >= quota) {
    tellQuota(ctx, kind);
    throw refuse('staff.view-quota');
  }
  await insertView(tx, { staffName: actor.name, accountId, kind, reason: stated, isCarried: reason === undefined });
  await audit(tx, { actor, act: `customers.${kind}`, subject: userId, details: { ...about, reason: stated }, address: visitor.address });
  await watchCanaries(ctx, userId, kind);
  return quota - others - 1;
}

export async function viewsLeft({ tx, actor }: CallContext<StaffActor>): Promise<number> {
  return quota - (await countViewed(tx, actor.name, null));
}
