import type { ExportEntry } from '@peerbourse/contract/money/exports/export.shape';
import { readSetting } from '#modules/core/settings/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { exportsOf, exportsOfMonth } from './export.table.ts';
import { exportView } from './export.view.ts';

type Context = Pick<CallContext<UserActor>, 'db' | 'actor' | 'config'>;

/** Files of one kind, and how many more may be asked for this month. */
export async function exportsOfSubject(
  ctx: Context,
  subject: ExportEntry['subject'],
): Promise<{ exports: ExportEntry[]; left: number; perMonth: number }> {
  const { db, actor } = ctx;
  const [rows, used, perMonth] = await Promise.all([
    exportsOf(db, actor.accountId, subject),
    exportsOfMonth(db, actor.accountId, subject),
    readSetting(db, 'exports.perMonth'),
  ]);
  return { exports: rows.map((row) => exportView(row, ctx)), left: Math.max(0, perMonth - used), perMonth };
}
