import type { exportList as call } from '@peerbourse/contract/money/exports/export-list';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { exportsOf, exportsOfMonth } from './export.table.ts';
import { exportView } from './export.view.ts';

export const exportList: Handler<typeof call> = async (ctx) => {
  const { db, actor } = ctx;
  const [rows, used, perMonth] = await Promise.all([
    exportsOf(db, actor.accountId),
    exportsOfMonth(db, actor.accountId),
    readSetting(db, 'exports.perMonth'),
  ]);
  return { exports: rows.map((row) => exportView(row, ctx)), left: Math.max(0, perMonth - used), perMonth };
};
