import { sql } from 'kysely';
import { monotonicMs, pause } from './clock.ts';
import { transaction } from './db/transaction.ts';
import { metrics } from './metrics.ts';
import type { RoleRuntime } from './role-runtime.ts';

/** Work that comes round. Any number of workers share it: the row of a job is its lock. */
export interface Job {
  name: string;
  everyMs: number;
  run(runtime: RoleRuntime): Promise<void>;
}

const sweepMs = 500;
const lanes = 2;

export async function runJobs(runtime: RoleRuntime, jobs: readonly Job[], signal: AbortSignal): Promise<void> {
  await registerJobs(runtime, jobs, signal);
  await Promise.all(Array.from({ length: lanes }, () => runLane(runtime, jobs, signal)));
}

async function registerJobs({ db, log }: RoleRuntime, jobs: readonly Job[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      for (const job of jobs) {
        await sql`
          INSERT INTO platform_jobs (name, every_ms) VALUES (${job.name}, ${job.everyMs})
          ON CONFLICT (name) DO UPDATE SET every_ms = excluded.every_ms`.execute(db);
      }
      return;
    } catch (error) {
      log.warn({ err: error }, 'jobs could not be registered yet');
      await pause(1_000, signal);
    }
  }
}

async function runLane(runtime: RoleRuntime, jobs: readonly Job[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const ran = await runDueJob(runtime, jobs).catch((error: unknown) => {
      runtime.log.warn({ err: error }, 'the job sweep failed');
      return false;
    });
    if (!ran) await pause(sweepMs, signal);
  }
}

/** Takes one due job, if there is one. A worker that dies gives the row back by its broken connection. */
export async function runDueJob(runtime: RoleRuntime, jobs: readonly Job[]): Promise<boolean> {
  return await transaction(runtime.db, async (tx) => {
    const { rows } = await sql<{ name: string }>`
      SELECT name FROM platform_jobs WHERE next_run_at <= app_now() AND name = ANY(${jobs.map((job) => job.name)})
      ORDER BY next_run_at LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(tx);
    const job = jobs.find((candidate) => candidate.name === rows[0]?.name);
    if (!job) return false;
    const { ms, error } = await timed(runtime, job);
    await sql`
      UPDATE platform_jobs SET next_run_at = app_now() + make_interval(secs => every_ms / 1000.0), last_run_at = app_now(), last_ms = ${ms},
        failures_in_row = CASE WHEN ${error}::text IS NULL THEN 0 ELSE failures_in_row + 1 END, last_error = ${error}
      WHERE name = ${job.name}`.execute(tx);
    return true;
  });
}

async function timed(runtime: RoleRuntime, job: Job): Promise<{ ms: number; error: string | null }> {
  const started = monotonicMs();
  let problem: string | null = null;
  try {
    await job.run(runtime);
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
    metrics.jobFailures.inc({ job: job.name });
    runtime.log.error({ err: error, job: job.name }, 'job failed');
  }
  const ms = Math.round(monotonicMs() - started);
  metrics.jobSeconds.observe({ job: job.name }, ms / 1000);
  return { ms, error: problem };
}
