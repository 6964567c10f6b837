import type { startExport as call } from '@peerbourse/contract/money/exports/start-export';
import { readSetting } from '#modules/core/settings/index.ts';
import { countHistory, historyFilter } from '#modules/money/assets/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { refuse } from '#platform/refusal.ts';
import { exportsOfMonth, insertExport, lockExportsOf } from './export.table.ts';
import { exportView } from './export.view.ts';

export const startExport: Handler<typeof call> = async (ctx, { filter, ...input }) => {
  const { tx, actor, visitor } = ctx;
  const asked = historyFilter(filter);
  const [perMonth, maxRows] = [await readSetting(tx, 'exports.perMonth'), await readSetting(tx, 'exports.maxRows')];
  await lockExportsOf(tx, actor.accountId);
  if ((await exportsOfMonth(tx, actor.accountId)) >= perMonth) throw refuse('exports.quota', { count: perMonth });
  const { count, before } = await countHistory(tx, actor.accountId, asked, maxRows + 1);
  if (count > maxRows) throw refuse('exports.too-many', { count: maxRows });
  const row = await insertExport(tx, {
    ...input,
    exportNo: publicNumber(),
    accountId: actor.accountId,
    filter,
    language: visitor.locale.code,
    untilEntry: before,
    rowsTotal: count,
  });
  return exportView(row, ctx);
};
