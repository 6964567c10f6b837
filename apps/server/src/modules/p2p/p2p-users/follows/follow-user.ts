import type { followUser as call } from '@peerbourse/contract/p2p/p2p-users/follow-user';
import { lockAccountRow } from '#modules/identity/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { knownTrader } from '../known-trader.ts';
import { countFollows, deleteFollow, insertFollow } from './follow.table.ts';

const maxFollows = 500;

export const followUser: Handler<typeof call> = async ({ tx, actor }, { encryptUserId, isFollowed }) => {
  const other = await knownTrader(tx, encryptUserId);
  if (other.accountId === actor.accountId) throw refuse('p2p-users.yourself');
  if (!isFollowed) {
    await deleteFollow(tx, actor.accountId, other.accountId);
    return { isFollowed };
  }
  await lockAccountRow(tx, actor.accountId);
  if ((await countFollows(tx, actor.accountId)) >= maxFollows) throw refuse('p2p-users.too-many-follows');
  await insertFollow(tx, actor.accountId, other.accountId);
  return { isFollowed };
};
