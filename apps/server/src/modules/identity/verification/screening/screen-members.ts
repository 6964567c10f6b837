import { monotonicMs } from '#platform/clock.ts';
import { transaction } from '#platform/db/transaction.ts';
import { metrics } from '#platform/metrics.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { type ScreeningList, screeningOf } from '#platform/screening/screening.ts';
import type { CaseRow } from '../case.table.ts';
import { casesToScreen } from './hit.table.ts';
import { listAgeDays, listIdOf, lockProgress, makeCurrent, noteProgress } from './list.table.ts';
import { screenCase } from './screen-case.ts';

const batch = 50;
/** The rest is for the next run. */
const budgetMs = 20_000;
const daySeconds = 86_400;

/** Compares everybody who waits or is verified with the list in force: all of them when it is new, otherwise those who came since. */
export async function screenMembers({ db, config, log }: RoleRuntime): Promise<void> {
  const list = await screeningOf(config).reload();
  const listId = await transaction(db, async (tx) => {
    const id = await listIdOf(tx, list);
    await makeCurrent(tx, id);
    // Nobody publishes the sample again, and where it is in force nobody waits for it.
    metrics.screeningListAge.set(list.isSample ? 0 : (await listAgeDays(tx, list.publishedOn)) * daySeconds);
    return id;
  });
  await screenAll({ db, log }, list, listId);
}

/**
 * Where a batch fails, its people are taken one by one. Whoever fails alone holds nobody up, and is not passed by for good: what is written
 * down as done ends before them, so that the next run tries them again.
 */
async function screenAll({ db, log }: Pick<RoleRuntime, 'db' | 'log'>, list: ScreeningList, listId: string): Promise<void> {
  const until = monotonicMs() + budgetMs;
  const failed: string[] = [];
  let after = '0';
  for (let size = batch; monotonicMs() < until; ) {
    let rows: readonly CaseRow[] = [];
    try {
      await transaction(db, async (tx) => {
        const done = await lockProgress(tx, listId);
        rows = await casesToScreen(tx, BigInt(after) > BigInt(done) ? after : done, size);
        for (const row of rows) await screenCase(tx, list, row);
        const last = rows.at(-1);
        if (last && failed.length === 0) await noteProgress(tx, listId, last.id);
      });
    } catch (error) {
      const [first] = rows;
      if (!first) throw error;
      const isAlone = rows.length === 1;
      size = isAlone ? batch : 1;
      if (!isAlone) continue;
      failed.push(first.id);
      log.error({ err: error, caseId: first.id }, 'somebody could not be compared with the list');
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
