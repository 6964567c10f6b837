import type { UserId } from '@peerbourse/contract/ids';
import { spotOrdersChannel } from '@peerbourse/contract/markets/spot/spot-orders.channel';
import * as z from 'zod/mini';
import { feeds } from '#platform/live/feed.ts';
import { bookView } from './feeds/book-view.ts';
import { tickersView } from './feeds/tickers-view.ts';
import { tradesView } from './feeds/trades-view.ts';
import { countOpenOrders } from './order.table.ts';

export const channels = [
  feeds(spotOrdersChannel, {
    stream: 'spot',
    factKey: (userId) => userId,
    mayListen: async (_db, actor, userId) => actor.kind === 'user' && actor.userId === userId,
    snapshot: async (db, userId) => {
      const { seq, open } = await countOpenOrders(db, userId as UserId);
      return { seq, data: { open } };
    },
    update: (fact) => z.parse(spotOrdersChannel.update, fact.body),
  }),
  bookView,
  tradesView,
  tickersView,
];
