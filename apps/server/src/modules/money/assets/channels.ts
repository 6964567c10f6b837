import type { UserId } from '@peerbourse/contract/ids';
import { assetsChannel } from '@peerbourse/contract/money/assets/assets.channel';
import { feeds } from '#platform/live/feed.ts';
import { selectSeq } from './balance.table.ts';
import { entryKindOf } from './entry-kind.rules.ts';

/** The body of a fact, as the ledger wrote it. */
interface MovedFact {
  kind: string;
  assets: string[];
}

export const channels = [
  feeds(assetsChannel, {
    stream: 'ledger',
    factKey: (userId) => userId,
    mayListen: async (_db, actor, userId) => actor.kind === 'user' && actor.userId === userId,
    snapshot: async (db, userId) => ({ seq: await selectSeq(db, userId as UserId), data: {} }),
    update: (fact) => {
      const { kind, assets } = fact.body as MovedFact;
      return { coins: assets, kind: entryKindOf(kind) };
    },
  }),
];
