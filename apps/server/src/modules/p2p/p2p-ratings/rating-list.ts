import type { ratingList as call } from '@peerbourse/contract/p2p/p2p-ratings/rating-list';
import { type Block, blockedAmong, traderByHandle } from '#modules/p2p/p2p-blocklist/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Handler } from '#platform/http/serve.ts';
import type { Actor } from '#platform/http/session-gate.ts';
import { refuse } from '#platform/refusal.ts';
import { type GivenRating, ratingsOf } from './rating.table.ts';
import { givenRatingView } from './rating.view.ts';

const pageSize = 10;

export const ratingList: Handler<typeof call> = async ({ db, actor }, { encryptUserId, after }) => {
  const rated = await traderByHandle(db, encryptUserId);
  if (!rated) throw refuse('p2p-users.unknown-user');
  const rows = await ratingsOf(db, rated.accountId, after, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const blocks = await blocksOf(db, actor, shown);
  return {
    ratings: shown.map((row) => givenRatingView(row, blocks.get(row.raterId) === 'by-you')),
    after: rows.length > pageSize ? (shown.at(-1)?.ratingNo ?? null) : null,
  };
};

async function blocksOf(db: Db, actor: Actor, rows: readonly GivenRating[]): Promise<ReadonlyMap<string, Block>> {
  if (actor.kind !== 'user') return new Map();
  return await blockedAmong(db, actor.accountId, [...new Set(rows.map(({ raterId }) => raterId))]);
}
