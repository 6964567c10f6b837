import type { followingList as call } from '@peerbourse/contract/p2p/p2p-users/following-list';
import type { Handler } from '#platform/http/serve.ts';
import { publicView } from '../profile.view.ts';
import { selectFollowed } from './follow.table.ts';

const pageSize = 50;

export const followingList: Handler<typeof call> = async ({ db, actor }, { after }) => {
  const rows = await selectFollowed(db, actor.accountId, after, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return {
    traders: shown.map((row) => ({ ...publicView(row), followedAt: row.followedAt.toISOString() })),
    after: rows.length > pageSize ? (shown.at(-1)?.encryptUserId ?? null) : null,
  };
};
