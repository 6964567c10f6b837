import { audit } from '#modules/core/audit/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import { type Customer } from '#modules/identity/accounts/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { metrics } from '#platform/metrics.ts';
import { refuse } from '#platform/refusal.ts';
import { countOthers, insertView, lockViews, type ViewKind } from './view.table.ts';

/** Profiles that one member may open within an hour. */
const quota = 30;

/** Comes before anything of a customer is shown: the look is counted, written down, and watched for canaries. */
export async function noteView(ctx: CallContext<StaffActor>, customer: Customer, kind: ViewKind, reason: string): Promise<void> {
  const { tx, actor, visitor, log } = ctx;
  await lockViews(tx, actor.name);
  if ((await countOthers(tx, actor.name, customer.accountId)) >= quota) {
    log.warn({ staff: actor.name }, 'a member of staff has used up the quota of profiles');
    throw refuse('staff.view-quota');
  }
  await insertView(tx, { staffName: actor.name, accountId: customer.accountId, kind, reason });
  await audit(tx, { actor, act: `customers.${kind}`, subject: customer.userId, details: { reason }, address: visitor.address });
  await watchCanaries(ctx, customer, kind);
}

/** Nobody has a reason to look at an invented customer. */
async function watchCanaries(
  { db, tx, actor, visitor, log }: CallContext<StaffActor>,
  { userId }: Customer,
  kind: ViewKind,
): Promise<void> {
  if (!(await readSetting(db, 'customers.canaries')).includes(userId)) return;
  metrics.canaryViews.inc();
  log.error({ staff: actor.name, address: visitor.address, kind }, 'a canary customer was looked at');
  await audit(tx, { actor, act: 'customers.canary-touched', subject: userId, details: { kind }, address: visitor.address });
}
