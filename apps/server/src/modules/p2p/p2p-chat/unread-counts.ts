import type { unreadCounts as call } from '@peerbourse/contract/p2p/p2p-chat/unread-counts';
import type { Handler } from '#platform/http/serve.ts';
import { unreadOf } from './chat.table.ts';

export const unreadCounts: Handler<typeof call> = async ({ db, actor }) => {
  const orders = await unreadOf(db, actor.accountId);
  return { orders, unread: orders.reduce((sum, { unread }) => sum + unread, 0) };
};
