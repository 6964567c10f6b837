import type { Tx } from '../../../apps/server/src/platform/db/transaction.ts';
import { sql } from '../../../apps/server/src/platform/sql.ts';

/** From this batch on nobody with an earlier epoch writes. */
export interface Fence {
  epoch: number;
  batch: number;
}

interface BatchRow extends Fence {
  lastCommand: number;
}

/** Whether batches follow each other, and none was written by somebody whose lease was over. */
export class BatchOrder {
  private last: BatchRow | undefined;
  private readonly fences: Fence[] = [];

  get batches(): number {
    return this.last?.batch ?? 0;
  }

  /** Somebody took the shard over when it had come to this batch. */
  note(fence: Fence): void {
    this.fences.push(fence);
  }

  async problems(tx: Tx): Promise<string[]> {
    const { rows } = await sql<BatchRow>`
      SELECT batch::float8 AS batch, epoch::float8 AS epoch, last_command::float8 AS "lastCommand" FROM spot_batches
      WHERE shard = 1 AND batch > ${this.last?.batch ?? 0} ORDER BY batch`.execute(tx);
    const problems = rows.flatMap((row) => this.next(row));
    const { rows: shards } = await sql<Fence>`
      SELECT epoch::float8 AS epoch, last_batch::float8 AS batch FROM spot_shards WHERE shard = 1`.execute(tx);
    for (const shard of shards) this.note(shard);
    return problems;
  }

  private next(row: BatchRow): string[] {
    const { last } = this;
    this.last = row;
    const fence = this.fences.findLast(({ batch }) => batch < row.batch);
    return [
      ...(last && row.batch !== last.batch + 1 ? [`batch ${row.batch} comes after ${last.batch}`] : []),
      ...(last && row.lastCommand <= last.lastCommand ? [`batch ${row.batch} has no commands of its own`] : []),
      ...(fence && row.epoch < fence.epoch
        ? [`batch ${row.batch} was written with epoch ${row.epoch}, when ${fence.epoch} was in force`]
        : []),
    ];
  }
}
