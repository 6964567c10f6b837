import type { giveCase as call } from '@peerbourse/contract/identity/work/give-case';
import { audit } from '#modules/core/audit/index.ts';
import { activeMembers } from '#modules/identity/staff/index.ts';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { refuse } from '#platform/refusal.ts';
import type { WorkQueue } from '#platform/work.ts';
import { deleteClaim, holderOf, lockCase, writeClaim } from './case.table.ts';
import { fileOf } from './case-file.ts';
import { takeQueue } from './take-queue.ts';

/** Whoever gives it must have seen who has it: of two members who take a case at once the second is told. */
export const giveCase: Handler<typeof call> = async (ctx, { queue: name, number, from, to }) => {
  const { tx, actor, visitor } = ctx;
  const queue = await takeQueue(ctx, { queue: name, number });
  await lockCase(tx, { queue: name, number });
  if ((await holderOf(tx, queue, number)) !== from) throw refuse('work.held');
  await give(ctx, queue, number, to);
  await audit(tx, { actor, act: 'work.case-given', subject: number, details: { queue: name, from, to }, address: visitor.address });
  return await fileOf(ctx, queue, number);
};

async function give({ tx }: CallContext<StaffActor>, queue: WorkQueue, number: string, to: string | null): Promise<void> {
  const name = { queue: queue.name, number };
  if (to === null && queue.own) throw refuse('work.held');
  if (to === null) return await deleteClaim(tx, name);
  const member = (await activeMembers(tx, queue.roles)).find((each) => each.name === to);
  if (!member) throw refuse('work.unknown-member');
  await (queue.own ? queue.own.give(tx, number, member.staffId) : writeClaim(tx, name, member.staffId));
}
