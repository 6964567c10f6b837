import type { blockedUserList as call } from '@peerbourse/contract/p2p/p2p-blocklist/blocked-user-list';
import type { Handler } from '#platform/http/serve.ts';
import { selectBlocked } from './block.table.ts';

const pageSize = 50;

export const blockedUserList: Handler<typeof call> = async ({ db, actor }, { after }) => {
  const rows = await selectBlocked(db, actor.accountId, after, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return {
    users: shown.map((row) => ({ ...row, blockedAt: row.blockedAt.toISOString() })),
    after: rows.length > pageSize ? (shown.at(-1)?.encryptUserId ?? null) : null,
  };
};
