import type { CallContext } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { metrics } from '#platform/metrics.ts';

/** Somebody wants to see more customers than an hour of work takes: the alert counts these refusals. */
export function tellQuota({ actor, visitor, log }: CallContext<StaffActor>, kind: string): void {
  metrics.viewQuotaRefusals.inc();
  log.warn({ staff: actor.name, address: visitor.address, kind }, 'a member of staff has used up the quota of customers');
}
