import { monotonicMs } from '#platform/clock.ts';
import type { Db } from '#platform/db/pool.ts';
import { closeDay } from './ledger.table.ts';

/** A ledger that was there before its days were closed has many of them: the job goes on with them when it comes round again. */
const enoughMs = 15_000;

/** Closes the days that are over, one after another. */
export async function closeDays(db: Db): Promise<void> {
  const began = monotonicMs();
  let hasClosed = true;
  while (hasClosed && monotonicMs() - began < enoughMs) hasClosed = await closeDay(db);
}
