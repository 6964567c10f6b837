import type { UserId } from '@peerbourse/contract/ids';
import { p2pOrdersChannel } from '@peerbourse/contract/p2p/p2p-orders/p2p-orders.channel';
import * as z from 'zod/mini';
import { feeds } from '#platform/live/feed.ts';
import { openOfUser } from './order-list.table.ts';
import { orderStream } from './tell-order.ts';

export const channels = [
  feeds(p2pOrdersChannel, {
    stream: orderStream,
    factKey: (userId) => userId,
    mayListen: async (_db, actor, userId) => actor.kind === 'user' && actor.userId === userId,
    snapshot: async (db, userId) => {
      const { seq, open } = await openOfUser(db, userId as UserId);
      return { seq, data: { open } };
    },
    update: (fact) => z.parse(p2pOrdersChannel.update, fact.body),
  }),
];
