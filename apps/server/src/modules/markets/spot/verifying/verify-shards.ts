import type { Db } from '#platform/db/pool.ts';
import { metrics } from '#platform/metrics.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { heldMarket, loadShard } from '../matching/load-shard.ts';
import { engineVersion, matchBatch, type Step, stepOf } from '../matching/match-batch.ts';
import { haltShard } from '../matching/shard.table.ts';
import type { Shard } from '../matching/shard.ts';
import { tellBatch } from '../matching/tell-batch.ts';
import { type LoggedBatch, selectLoggedBatches, selectRunningShards } from './log.table.ts';

const batchesAtOnce = 200;

/** What was settled is not what the log comes to. */
class Difference extends Error {}

// Each process goes on from where its last look ended, in a memory of its own.
const shadows = new WeakMap<Db, Map<number, Shard>>();

/** Matches again what was matched, in another process and memory. A difference halts the shard: one of the two is wrong. */
export async function verifyShards(runtime: Pick<RoleRuntime, 'db' | 'log'>): Promise<void> {
  for (const shard of await selectRunningShards(runtime.db)) await verifyShard(runtime, shard);
}

async function verifyShard({ db, log }: Pick<RoleRuntime, 'db' | 'log'>, shard: number): Promise<void> {
  const known = shadowsOf(db);
  const shadow = known.get(shard);
  known.delete(shard);
  try {
    const next = shadow ?? (await loadShard(db, shard));
    if (await catchUp(db, next)) known.set(shard, next);
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    log.error({ shard, err: error }, 'the shard is halted');
    await haltShard(db, shard, error.message);
  }
}

function shadowsOf(db: Db): Map<number, Shard> {
  const known = shadows.get(db) ?? new Map<number, Shard>();
  shadows.set(db, known);
  return known;
}

/** False where the log does not go on from this memory: the next look begins with what is settled then. */
async function catchUp(db: Db, shadow: Shard): Promise<boolean> {
  for (;;) {
    const batches = await selectLoggedBatches(db, shadow.shard, shadow.lastBatch, batchesAtOnce);
    for (const logged of batches) {
      // Another engine may have other rules, and what is as old as the log is kept may be gone.
      if (logged.engine !== engineVersion || logged.batch !== shadow.lastBatch + 1) return false;
      await matchAgain(db, shadow, logged);
    }
    metrics.spotVerifiedBatches.inc(batches.length);
    if (batches.length < batchesAtOnce) return true;
  }
}

async function matchAgain(db: Db, shadow: Shard, { batch, commands, crc, trades, ordersCrc }: LoggedBatch): Promise<void> {
  const steps: Step[] = [];
  for (const { symbol, command } of commands) steps.push(stepOf(await heldMarket(db, shadow, symbol), { id: 0, command }));
  const told = tellBatch(shadow, matchBatch(shadow, steps), 0);
  if (told.crc !== crc) throw new Difference(`batch ${batch} comes to other events`);
  if (told.trades.toSorted().join() !== trades.toSorted().join()) throw new Difference(`batch ${batch} comes to other trades`);
  if (ordersCrc !== null && told.ordersCrc !== ordersCrc) throw new Difference(`the open orders after batch ${batch} are others`);
}
