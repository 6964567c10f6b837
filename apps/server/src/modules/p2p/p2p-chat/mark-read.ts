import type { markRead as call } from '@peerbourse/contract/p2p/p2p-chat/mark-read';
import { orderInChat } from '#modules/p2p/p2p-orders/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { moveReadMark, roomOf } from './chat.table.ts';

export const markRead: Handler<typeof call> = async ({ tx, actor }, { orderNo, seq }) => {
  const order = await orderInChat(tx, actor.accountId, orderNo);
  if (!order) throw refuse('p2p-orders.unknown-order');
  await moveReadMark(tx, orderNo, order.side, seq);
  const { readSeq, unread } = await roomOf(tx, orderNo, order.side);
  return { readSeq, unread };
};
