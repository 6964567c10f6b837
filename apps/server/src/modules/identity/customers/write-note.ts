import type { writeNote as call } from '@peerbourse/contract/identity/customers/write-note';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { insertNote } from './note.table.ts';
import { noteView } from './note.view.ts';
import { closeNote } from './note-text.ts';
import { noteAct, takeCustomer } from './take-customer.ts';

/** The audit log says that there is a note; its words stand in one place. */
export const writeNote: Handler<typeof call> = async (ctx, { userId, text }) => {
  const { tx, actor, config } = ctx;
  const { accountId } = await takeCustomer(ctx, userId);
  const noteNo = publicNumber();
  const note = await insertNote(tx, accountId, { noteNo, staffName: actor.name, closedText: closeNote(config.keys, text, noteNo) });
  await noteAct(ctx, 'noted', userId, { noteNo });
  return noteView(config.keys, note);
};
