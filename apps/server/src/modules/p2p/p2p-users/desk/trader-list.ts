import type { UserId } from '@peerbourse/contract/ids';
import type { traderList as call } from '@peerbourse/contract/p2p/p2p-users/trader-list';
import { nickNameKey } from '@peerbourse/rules/p2p-texts/nickname';
import type { Handler } from '#platform/http/serve.ts';
import { publicView, type RestrictionText } from '../profile.view.ts';
import { type RestrictionRow, restrictionsOf, selectTraders } from './desk.table.ts';

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
  const restrictions = Map.groupBy(
    await restrictionsOf(
      db,
      shown.map(({ accountId }) => accountId),
    ),
    ({ accountId }) => accountId,
  );
  return {
    traders: shown.map((row) => ({
      ...publicView(row),
      userId: row.userId,
      isOpen: row.isOpen,
      mayPublish: row.mayPublish,
      isPaused: row.isPaused,
      since: row.createdAt.toISOString(),
      restrictions: (restrictions.get(row.accountId) ?? []).map(restrictionView),
    })),
    after: rows.length > pageSize ? (shown.at(-1)?.userId ?? null) : null,
  };
};

function restrictionView(row: RestrictionRow) {
  const { restrictionNo, note, setBy, liftedBy } = row;
  const { kind, reason } = row as RestrictionText;
  return {
    restrictionNo,
    kind,
    reason,
    note,
    setBy,
    liftedBy,
    setAt: row.setAt.toISOString(),
    until: row.until?.toISOString() ?? null,
    liftedAt: row.liftedAt?.toISOString() ?? null,
  };
}
