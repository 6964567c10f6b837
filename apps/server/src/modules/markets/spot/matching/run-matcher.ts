import { monotonicMs, pause } from '#platform/clock.ts';
import type { Db } from '#platform/db/pool.ts';
import { asOutage, isPassing } from '#platform/db/transaction.ts';
import { point } from '#platform/faults.ts';
import { metrics } from '#platform/metrics.ts';
import { Outage } from '#platform/refusal.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { loadShard } from './load-shard.ts';
import { matchBatch } from './match-batch.ts';
import { nextSteps, noSurvey } from './next-steps.ts';
import { Superseded, settle } from './settle.ts';
import { haltShard, renewLease, takeLease } from './shard.table.ts';
import type { Shard } from './shard.ts';
import { tellBatch } from './tell-batch.ts';

/** How long a shard stays with a process that is not heard of any more. */
export const leaseMs = 5_000;
const renewEveryMs = 1_000;
const busyPollMs = 5;
const idlePollMs = 20;
const waitMs = 200;
/** So many commands are worth being matched while the batch before them is settled. */
const overlapFrom = 100;

type Runtime = Pick<RoleRuntime, 'db' | 'log' | 'instance'>;

/**
 * Matches a shard whenever nobody else does. What is in memory is never more than one batch ahead of what is settled; after any error it
 * is thrown away and read anew, because PostgreSQL alone knows what happened.
 */
export async function runMatcher(runtime: Runtime, shard: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const epoch = await takeLease(runtime.db, shard, runtime.instance, leaseMs);
      if (epoch) await matchWhileMine(runtime, await loadWhileMine(runtime, shard, epoch), epoch, signal);
    } catch (error) {
      await afterError(runtime, shard, error);
    }
    await pause(waitMs, signal);
  }
}

/**
 * Somebody else has the shard, PostgreSQL is away, or others were in the way: the shard is read anew, and its batch matched again. Any
 * other error would only come again, so nothing is matched until somebody has looked.
 */
async function afterError({ db, log }: Runtime, shard: number, error: unknown): Promise<void> {
  await point('spot.memory-dropped');
  if (error instanceof Superseded) return log.warn({ shard }, 'another process has taken this shard over');
  if (isPassing(error) || asOutage(error) instanceof Outage) return log.warn({ shard, err: error }, 'the shard is read anew');
  log.error({ shard, err: error }, 'the shard is halted');
  await haltShard(db, shard, (error as Error).message).catch((failure: unknown) => log.error({ err: failure }, 'nor could it be halted'));
}

/** With a million orders reading takes longer than a lease: without being kept it would go from one process to the next for good. */
async function loadWhileMine({ db }: Runtime, shard: number, epoch: string): Promise<Shard> {
  const end = new AbortController();
  const renewing = renewUntil(db, shard, epoch, end.signal);
  // Awaited below; until then a refusal must not count as one that nobody looks at.
  renewing.catch(() => undefined);
  try {
    return await loadShard(db, shard);
  } finally {
    end.abort();
    await renewing;
  }
}

async function renewUntil(db: Db, shard: number, epoch: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    await pause(renewEveryMs, signal);
    if (signal.aborted) return;
    if (!(await renewLease(db, shard, epoch, leaseMs))) throw new Superseded();
  }
}

async function matchWhileMine(runtime: Runtime, shard: Shard, epoch: string, signal: AbortSignal): Promise<void> {
  const { db, log } = runtime;
  log.info({ shard: shard.shard, epoch, batch: shard.lastBatch, orders: shard.orderCrcs.size }, 'matching');
  let settling: Promise<void> = Promise.resolve();
  let underWay: number[] = [];
  let renewed = monotonicMs();
  let last = noSurvey;
  while (!signal.aborted) {
    const { steps, now, survey } = await nextSteps(db, shard, underWay, last);
    last = survey;
    if (steps.length > 0) await point('spot.inbox-taken');
    const matched = steps.length > 0 ? matchBatch(shard, steps) : undefined;
    if (matched) await point('spot.matched');
    await settling;
    underWay = [];
    if (matched) {
      const told = tellBatch(shard, matched, now);
      underWay = matched.inbox;
      settling = settle(db, told, { epoch, leaseMs });
      // Whoever waits for it learns of a failure; until then it must not count as one that nobody looks at.
      settling.catch(() => undefined);
      // A small batch is settled soon: whoever comes meanwhile is in the next one, and not in the one after it.
      if (steps.length < overlapFrom) await settling;
      renewed = monotonicMs();
      metrics.spotCommands.inc(steps.length);
      continue;
    }
    if (monotonicMs() - renewed > renewEveryMs) {
      if (!(await renewLease(db, shard.shard, epoch, leaseMs))) throw new Superseded();
      renewed = monotonicMs();
    }
    await pause(monotonicMs() - renewed < 100 ? busyPollMs : idlePollMs, signal);
  }
  await settling;
  await renewLease(db, shard.shard, epoch, 0);
}
