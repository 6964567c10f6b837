import type { UserActor } from '#platform/http/session-gate.ts';
import { refuse } from '#platform/refusal.ts';

/** The status belongs to a person, not to one of their accounts. */
export function refuseChild({ accountId, mainId }: UserActor): void {
  if (accountId !== mainId) throw refuse('right.main-only');
}
