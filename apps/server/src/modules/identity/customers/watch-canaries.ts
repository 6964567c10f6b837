import type { UserId } from '@peerbourse/contract/ids';
import { audit } from '#modules/core/audit/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { metrics } from '#platform/metrics.ts';

/** Nobody has a reason to look at an invented customer, whichever way: every record of a look comes by here. */
export async function watchCanaries({ db, tx, actor, visitor, log }: CallContext<StaffActor>, userId: UserId, kind: string): Promise<void> {
  if (!(await readSetting(db, 'customers.canaries')).includes(userId)) return;
  metrics.canaryViews.inc();
  log.error({ staff: actor.name, address: visitor.address, kind }, 'a canary customer was looked at');
  await audit(tx, { actor, act: 'customers.canary-touched', subject: userId, details: { kind }, address: visitor.address });
}
