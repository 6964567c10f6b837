import type { CallOutput } from '@peerbourse/contract/call';
import type { OrderNo } from '@peerbourse/contract/ids';
import type { viewChat as call } from '@peerbourse/contract/p2p/p2p-appeals/desk/view-chat';
import { fileFigures, openTicket } from '#modules/core/files/index.ts';
import { messageText } from '#modules/p2p/p2p-chat/index.ts';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { refuse } from '#platform/refusal.ts';
import { newestCaseOf } from './desk-case.table.ts';
import { type CaseMessageRow, messagesOfCase } from './message.table.ts';
import { noteBoth } from './note-both.ts';

type Message = CallOutput<typeof call>['messages'][number];

const most = 500;

/** Only once an order was brought before staff; the database shows no other chat. */
export const viewChat: Handler<typeof call> = async (ctx, input) => {
  const viewsLeft = await noteBoth(ctx, input);
  const { orderNo } = input;
  if (!(await newestCaseOf(ctx.tx, orderNo))) throw refuse('p2p-appeals.no-case');
  return { messages: await messageViews(ctx, orderNo, await messagesOfCase(ctx.tx, orderNo, most)), viewsLeft };
};

async function messageViews({ tx, actor, config }: CallContext<StaffActor>, orderNo: OrderNo, rows: CaseMessageRow[]): Promise<Message[]> {
  const figures = new Map(
    (
      await fileFigures(
        tx,
        rows.flatMap(({ fileId }) => fileId ?? []),
      )
    ).map((file) => [file.fileId, file]),
  );
  return rows.map((row) => {
    const file = figures.get(row.fileId ?? '');
    return {
      seq: row.seq,
      side: row.sender,
      kind: row.kind,
      text: messageText(config.keys, orderNo, row),
      file: file ? { url: `/files/${openTicket(config, actor, file.fileId)}`, width: file.width, height: file.height } : null,
      isProof: row.data.isProof ?? false,
      isUsedBefore: row.data.isUsedBefore ?? false,
      hasContact: row.hasContact,
      at: row.createdAt.toISOString(),
    };
  });
}
