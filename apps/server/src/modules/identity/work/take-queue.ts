import type { CallContext } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { refuse } from '#platform/refusal.ts';
import { findersFor, queuesAtDesksOf, type WorkQueue } from '#platform/work.ts';
import { type CaseName, isKnown } from './case.table.ts';

/** The queue of a case, for whoever decides something at its desk. Whether it is there, others do not learn. */
export async function takeQueue({ tx, actor }: CallContext<StaffActor>, { queue: name, number }: CaseName): Promise<WorkQueue> {
  const queue = queuesAtDesksOf(actor.roles).find((each) => each.name === name);
  if (!queue || !(await isKnown(tx, queue, findersFor(actor.roles, number), actor.staffId, number))) throw refuse('work.unknown-case');
  return queue;
}
