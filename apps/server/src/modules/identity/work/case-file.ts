import type { CallOutput } from '@peerbourse/contract/call';
import type { caseFile as call } from '@peerbourse/contract/identity/work/case-file';
import { audit } from '#modules/core/audit/index.ts';
import { activeMembers } from '#modules/identity/staff/index.ts';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import type { WorkQueue } from '#platform/work.ts';
import { holderOf, notesOf, seeMentions } from './case.table.ts';
import { openCaseNote } from './case-note-text.ts';
import { takeQueue } from './take-queue.ts';

const most = 50;

/** Whoever reads what colleagues wrote about a case leaves a trace, as with everything that may tell of a customer. */
export const caseFile: Handler<typeof call> = async (ctx, name) => {
  const { tx, actor, visitor } = ctx;
  const queue = await takeQueue(ctx, name);
  await seeMentions(tx, name, actor.staffId);
  const file = await fileOf(ctx, queue, name.number);
  if (file.notes.length > 0)
    await audit(tx, { actor, act: 'work.notes-read', subject: name.number, details: { queue: queue.name }, address: visitor.address });
  return file;
};

export async function fileOf(
  { tx, actor, config }: CallContext<StaffActor>,
  queue: WorkQueue,
  number: string,
): Promise<CallOutput<typeof call>> {
  const notes = await notesOf(tx, { queue: queue.name, number }, most);
  const members = await activeMembers(tx, queue.roles);
  return {
    mayTake: members.some(({ name }) => name === actor.name),
    holder: await holderOf(tx, queue, number),
    notes: notes.map(({ noteNo, by, writtenAt, closedText, mentions }) => ({
      noteNo,
      by,
      at: writtenAt.toISOString(),
      text: openCaseNote(config.keys, closedText, noteNo),
      mentions,
    })),
    colleagues: members.map(({ name }) => name).filter((name) => name !== actor.name),
  };
}
