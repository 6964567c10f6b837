import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { monotonicMs, pause } from './clock.ts';
import { metrics, processMetrics } from './metrics.ts';
import type { RoleRuntime } from './role-runtime.ts';
import { inSpan } from './traces/span.ts';

/** Work that comes round. Any number of workers share it: whoever claims its row runs it. */
export interface Job {
  name: string;
  everyMs: number;
  class: JobClass;
  run(runtime: RoleRuntime): Promise<void>;
}

/** A job can only be late because of jobs of its own class, which has lanes of its own. */
export type JobClass = keyof typeof classes;

interface ClassLimits {
  /** How many of its jobs run at a time in one process. */
  lanes: number;
  /** How long a claim counts without being renewed: the jobs of a worker that died are free again after that. */
  claimMs: number;
  /** A job that takes longer is given up: its claim is not renewed any more. */
  maxMs: number;
}

const classes = {
  /** Orders whose time is over: coins wait for them, so nothing else may hold them up. */
  deadlines: { lanes: 1, claimMs: 5_000, maxMs: 60_000 },
  /** Prices, and what people wait for. */
  urgent: { lanes: 2, claimMs: 5_000, maxMs: 60_000 },
  /** Talks to mail servers and other machines outside, which may be slow. */
  delivery: { lanes: 2, claimMs: 15_000, maxMs: 10 * 60_000 },
  /** Talks to machines that customers name, which may be slow on purpose: no message waits for them. */
  webhooks: { lanes: 2, claimMs: 15_000, maxMs: 60_000 },
  /** Reconciliation, exports, sweeps of old rows: may take long. */
  slow: { lanes: 2, claimMs: 30_000, maxMs: 60 * 60_000 },
} as const satisfies Record<string, ClassLimits>;

const sweepMs = 500;

export async function runJobs(runtime: RoleRuntime, jobs: readonly Job[], signal: AbortSignal): Promise<void> {
  await registerJobs(runtime, jobs, signal);
  const lanes = Object.entries(classes).flatMap(([name, { lanes: count }]) => {
    const own = jobs.filter((job) => job.class === name);
    return own.length === 0 ? [] : Array.from({ length: count }, () => runLane(runtime, own, signal));
  });
  await Promise.all(lanes);
}

async function registerJobs({ db, log }: RoleRuntime, jobs: readonly Job[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      for (const job of jobs) {
        await sql`
          INSERT INTO platform_jobs (name, every_ms) VALUES (${job.name}, ${job.everyMs})
          ON CONFLICT (name) DO UPDATE SET every_ms = excluded.every_ms`.execute(db);
        processMetrics.jobEvery.set({ job: job.name }, job.everyMs / 1000);
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

/** Claims one due job, if there is one, and runs it. */
export async function runDueJob(runtime: RoleRuntime, jobs: readonly Job[]): Promise<boolean> {
  const claim = randomUUID();
  const job = await claimDueJob(runtime, jobs, claim);
  if (!job) return false;
  const renewing = keepClaim(runtime, job, claim);
  const { ms, error } = await timed(runtime, job).finally(() => clearInterval(renewing));
  const { numAffectedRows } = await sql`
    UPDATE platform_jobs SET next_run_at = app_now() + make_interval(secs => every_ms / 1000.0), last_run_at = app_now(), last_ms = ${ms},
      failures_in_row = CASE WHEN ${error}::text IS NULL THEN 0 ELSE failures_in_row + 1 END, last_error = ${error},
      last_success_at = CASE WHEN ${error}::text IS NULL THEN clock_timestamp() ELSE last_success_at END,
      claim = NULL, claimed_until = NULL
    WHERE name = ${job.name} AND claim = ${claim}`.execute(runtime.db);
  if (numAffectedRows === 0n) runtime.log.warn({ job: job.name, ms }, 'a job ended after its claim had run out');
  return true;
}

/** Claims go by the machine's time: they are about processes, and business time may be moved in a demonstration. */
async function claimDueJob({ db }: RoleRuntime, jobs: readonly Job[], claim: string): Promise<Job | undefined> {
  const { rows } = await sql<{ name: string }>`
    UPDATE platform_jobs SET claim = ${claim}, claimed_until = clock_timestamp() + make_interval(secs => claim_seconds)
    FROM (
      SELECT name AS due, claim_seconds FROM platform_jobs
      JOIN unnest(${jobs.map(({ name }) => name)}::text[], ${jobs.map(claimSeconds)}::float8[]) AS known (known_name, claim_seconds)
        ON known_name = name
      WHERE next_run_at <= app_now() AND (claimed_until IS NULL OR claimed_until <= clock_timestamp())
      ORDER BY next_run_at LIMIT 1 FOR UPDATE OF platform_jobs SKIP LOCKED
    ) job
    WHERE name = due RETURNING name`.execute(db);
  return jobs.find(({ name }) => name === rows[0]?.name);
}

const claimSeconds = (job: Job) => classes[job.class].claimMs / 1_000;

function keepClaim({ db, log }: RoleRuntime, job: Job, claim: string): NodeJS.Timeout {
  const { claimMs, maxMs } = classes[job.class];
  const started = monotonicMs();
  const timer = setInterval(() => {
    if (monotonicMs() - started > maxMs) {
      clearInterval(timer);
      log.error({ job: job.name, maxMs }, 'a job takes too long; another worker may take it');
      return;
    }
    sql`
      UPDATE platform_jobs SET claimed_until = clock_timestamp() + make_interval(secs => ${claimMs / 1_000})
      WHERE name = ${job.name} AND claim = ${claim}`
      .execute(db)
      .catch((error: unknown) => log.warn({ err: error, job: job.name }, 'the claim of a job could not be renewed'));
  }, claimMs / 3);
  timer.unref();
  return timer;
}

async function timed(runtime: RoleRuntime, job: Job): Promise<{ ms: number; error: string | null }> {
  const started = monotonicMs();
  let problem: string | null = null;
  try {
    await inSpan('job', { 'pb.job': job.name }, () => job.run(runtime));
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
    metrics.jobFailures.inc({ job: job.name });
    runtime.log.error({ err: error, job: job.name }, 'job failed');
  }
  const ms = Math.round(monotonicMs() - started);
  metrics.jobSeconds.observe({ job: job.name }, ms / 1000);
  return { ms, error: problem };
}
