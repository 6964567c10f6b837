import type { ExportEntry } from '@peerbourse/contract/money/exports/export.shape';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { publicNumber } from '#platform/ids.ts';
import { refuse } from '#platform/refusal.ts';
import { exportsOfMonth, insertExport, lockExportsOf } from './export.table.ts';
import { exportView } from './export.view.ts';

interface Asked {
  subject: ExportEntry['subject'];
  format: ExportEntry['format'];
  timezone: number;
  /** As the call has it. */
  filter: object;
  /** How many rows there are, counted up to a limit, and the number that all of them are below. */
  count: (limit: number) => Promise<{ count: number; before: bigint }>;
}

type Context = Pick<CallContext<UserActor>, 'actor' | 'config' | 'visitor'> & { tx: Tx };

/** Puts a file in the queue, as far as the quota of its kind goes. */
export async function beginExport(ctx: Context, { count: countRows, ...input }: Asked): Promise<ExportEntry> {
  const { tx, actor, visitor } = ctx;
  const [perMonth, maxRows] = [await readSetting(tx, 'exports.perMonth'), await readSetting(tx, 'exports.maxRows')];
  await lockExportsOf(tx, actor.accountId);
  if ((await exportsOfMonth(tx, actor.accountId, input.subject)) >= perMonth) throw refuse('exports.quota', { count: perMonth });
  const { count, before } = await countRows(maxRows + 1);
  if (count > maxRows) throw refuse('exports.too-many', { count: maxRows });
  const row = await insertExport(tx, {
    ...input,
    exportNo: publicNumber(),
    accountId: actor.accountId,
    language: visitor.locale.code,
    untilEntry: before,
    rowsTotal: count,
  });
  return exportView(row, ctx);
}
