import type { Db } from '#platform/db/pool.ts';
import { point } from '#platform/faults.ts';
import { settleBatch, type ToldBatch, type Writer } from './shard.table.ts';

/** Somebody else matches this shard now. */
export class Superseded extends Error {}

/** One batch, once: it is not tried again here, because an answer that was lost may have been a commit. */
export async function settle(db: Db, told: ToldBatch, writer: Writer): Promise<void> {
  try {
    await point('spot.before-settling');
    await db.transaction().execute(async (tx) => {
      await settleBatch(tx, told, writer);
      await point('spot.before-commit');
    });
    await point('spot.after-commit');
  } catch (error) {
    throw (error as { code?: string }).code === 'PB011' ? new Superseded() : error;
  }
}
