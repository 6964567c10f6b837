import type { messageList as call } from '@peerbourse/contract/p2p/p2p-chat/message-list';
import { orderInChat } from '#modules/p2p/p2p-orders/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { messagesOf, roomOf } from './chat.table.ts';
import { messageViews } from './message.view.ts';

export const messageList: Handler<typeof call> = async (ctx, { orderNo, before, after, pageSize }) => {
  const { db, actor } = ctx;
  const order = await orderInChat(db, actor.accountId, orderNo);
  if (!order) throw refuse('p2p-orders.unknown-order');
  const { isWritable, side } = order;
  const room = await roomOf(db, orderNo, side);
  const rows = await messagesOf(db, orderNo, { before, after, limit: pageSize });
  const { readSeq, otherReadSeq, unread } = room;
  return {
    messages: await messageViews(ctx, { orderNo, side }, rows),
    // Somebody may have written between the two reads.
    lastSeq: Math.max(room.lastSeq, rows.at(-1)?.seq ?? 0),
    readSeq,
    otherReadSeq,
    unread,
    side,
    isWritable,
  };
};
