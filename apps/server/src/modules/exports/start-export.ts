import type { startExport as call } from '@peerbourse/contract/exports/start-export';
import { countHistory, historyFilter } from '#modules/assets/index.ts';
import { readSetting } from '#modules/settings/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { refuse } from '#platform/refusal.ts';
import { exportsOfMonth, insertExport, lockExportsOf } from './export.table.ts';
import { exportView } from './export.view.ts';

export const startExport: Handler<typeof call> = async (deed, { filter, ...wish }) => {
  const { tx, actor, visitor } = deed;
  const asked = historyFilter(filter);
  const [perMonth, mostRows] = [await readSetting(tx, 'exports.perMonth'), await readSetting(tx, 'exports.mostRows')];
  await lockExportsOf(tx, actor.accountId);
  if ((await exportsOfMonth(tx, actor.accountId)) >= perMonth) throw refuse('exports.quota', { count: perMonth });
  const { count, before } = await countHistory(tx, actor.accountId, asked, mostRows + 1);
  if (count > mostRows) throw refuse('exports.too-many', { count: mostRows });
  const row = await insertExport(tx, {
    ...wish,
    exportNo: publicNumber(),
    accountId: actor.accountId,
    filter,
    language: visitor.locale.code,
    untilEntry: before,
    rowsTotal: count,
  });
  return exportView(row, deed);
};
