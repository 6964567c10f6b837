import type { writeCaseNote as call } from '@peerbourse/contract/identity/work/write-case-note';
import { audit } from '#modules/core/audit/index.ts';
import { activeMembers } from '#modules/identity/staff/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { rolesAtDesk } from '#platform/work.ts';
import { insertNote } from './case.table.ts';
import { fileOf } from './case-file.ts';
import { closeCaseNote } from './case-note-text.ts';
import { mentionedNames } from './mentions.rules.ts';
import { takeQueue } from './take-queue.ts';

/** Only who may decide the case is told of it: a name behind an @ opens nothing to anybody else. */
export const writeCaseNote: Handler<typeof call> = async (ctx, { queue: name, number, text }) => {
  const { tx, actor, visitor, config } = ctx;
  const queue = await takeQueue(ctx, { queue: name, number });
  const names = mentionedNames(text);
  const mentioned = (await activeMembers(tx, rolesAtDesk(queue))).filter(
    (member) => names.includes(member.name) && member.name !== actor.name,
  );
  const noteNo = publicNumber();
  await insertNote(tx, {
    noteNo,
    queue: name,
    number,
    staffId: actor.staffId,
    closedText: closeCaseNote(config.keys, text, noteNo),
    mentioned: mentioned.map(({ staffId }) => staffId),
  });
  const details = { queue: name, noteNo, mentioned: mentioned.map((member) => member.name) };
  await audit(tx, { actor, act: 'work.noted', subject: number, details, address: visitor.address });
  return await fileOf(ctx, queue, number);
};
