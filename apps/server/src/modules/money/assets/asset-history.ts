import type { HistoryEntry } from '@peerbourse/contract/money/assets/asset.shape';
import type { assetHistory as call } from '@peerbourse/contract/money/assets/asset-history';
import { formatUnits } from '@peerbourse/rules/money';
import type { Config } from '#platform/config.ts';
import type { Handler } from '#platform/http/serve.ts';
import { postingIdOf, publicEntryId } from './entry-id.ts';
import { entryKindOf } from './entry-kind.rules.ts';
import { type HistoryRow, selectHistory } from './history.table.ts';
import { historyFilter } from './history-filter.ts';

const pageSize = 50;
const newest = 2n ** 62n;

export const assetHistory: Handler<typeof call> = async ({ db, actor, config }, { cursor, ...asked }) => {
  const before = cursor === undefined ? newest : postingIdOf(config, cursor);
  // One more than is shown tells whether there is another page.
  const rows = await selectHistory(db, actor.accountId, historyFilter(asked), { before, limit: pageSize + 1 });
  const entries = rows.slice(0, pageSize).map((row) => entryView(row, config));
  return { entries, nextCursor: rows.length > pageSize ? (entries.at(-1)?.entryId ?? null) : null };
};

function entryView(row: HistoryRow, config: Config): HistoryEntry {
  return {
    entryId: publicEntryId(config, row.id),
    at: row.at.toISOString(),
    kind: entryKindOf(row.kind),
    coin: row.coin,
    wallet: row.wallet,
    amount: formatUnits(row.amount, row.scale),
    balanceAfter: formatUnits(row.balanceAfter, row.scale),
    reference: row.reference,
  };
}
