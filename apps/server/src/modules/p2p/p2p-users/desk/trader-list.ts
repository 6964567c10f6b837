import type { UserId } from '@peerbourse/contract/ids';
import type { traderList as call } from '@peerbourse/contract/p2p/p2p-users/trader-list';
import { nickNameKey } from '@peerbourse/rules/p2p-texts/nickname';
import type { Handler } from '#platform/http/serve.ts';
import { heldBackFrom, selectTraders } from './desk.table.ts';
import { listedView } from './desk.view.ts';

const pageSize = 50;

export const traderList: Handler<typeof call> = async ({ db }, { query, ...filter }) => {
  const userId = query?.trim() as UserId | undefined;
  // A query of signs alone looks like no name.
  const nickKey = query === undefined ? undefined : nickNameKey(query) || undefined;
  const rows = await selectTraders(
    db,
    { isRestricted: undefined, mayPublish: undefined, after: undefined, ...filter, userId, nickKey },
    pageSize + 1,
  );
  const shown = rows.slice(0, pageSize);
  const heldBack = await heldBackFrom(
    db,
    shown.map(({ accountId }) => accountId),
  );
  return {
    traders: shown.map((row) => listedView(row, heldBack.get(row.accountId) ?? [])),
    after: rows.length > pageSize ? (shown.at(-1)?.userId ?? null) : null,
  };
};
