import { monotonicMs } from '#platform/clock.ts';
import { type EncryptedColumn, encryptedColumns, renewValue, selectOldValues } from '#platform/encrypted-columns.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';

const batch = 100;
/** What is left then waits for the next run. */
const maxMs = 20_000;

/**
 * Moves whatever is encrypted with an older key to the newest one, so that the older can be removed. Row by row, each in a
 * statement of its own: nobody waits, and a run that dies has lost nothing.
 */
export async function reencryptOldValues(runtime: RoleRuntime): Promise<void> {
  const [, ...older] = runtime.config.keys.ids;
  if (older.length === 0) return;
  const until = monotonicMs() + maxMs;
  for (const column of encryptedColumns()) await renewColumn(runtime, column, older, until);
}

async function renewColumn({ db, config, log }: RoleRuntime, column: EncryptedColumn, keyIds: readonly string[], until: number) {
  const failed: string[] = [];
  let renewed = 0;
  while (monotonicMs() < until) {
    const rows = await selectOldValues(db, column, { keyIds, except: failed, limit: batch });
    if (rows.length === 0) break;
    for (const row of rows) {
      try {
        if (await renewValue(db, config.keys, column, row)) renewed += 1;
      } catch (error) {
        // One value that cannot be read must not keep the others under a key that somebody wants to remove.
        failed.push(row[column.key] as string);
        log.error({ err: error, table: column.table, row: row[column.key] }, 'a value could not be re-encrypted');
      }
    }
  }
  if (renewed > 0) log.info({ table: column.table, column: column.column, renewed }, 'values were re-encrypted with the newest key');
}
