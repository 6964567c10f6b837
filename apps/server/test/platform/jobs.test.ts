import { overview } from '@peerbourse/contract/core/operations/overview';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pause } from '#platform/clock.ts';
import { type Job, runDueJob, runJobs } from '#platform/jobs.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

const hour = 3_600_000;

let env: TestEnvironment;
let first: RoleRuntime;
let second: RoleRuntime;

beforeAll(async () => {
  env = await openTestEnvironment();
  first = startRole('worker', env.config);
  second = startRole('worker', env.config);
});

afterAll(async () => {
  await Promise.all([first.db.destroy(), second.db.destroy()]);
  await env.close();
});

async function makeDue(job: Job): Promise<void> {
  await env.query('INSERT INTO platform_jobs (name, every_ms) VALUES ($1, $2)', [job.name, job.everyMs]);
}

async function rowOf(name: string) {
  const [row] = await env.query(
    `SELECT failures_in_row, last_error, last_ms, extract(epoch FROM next_run_at - last_run_at)::int AS next_in FROM platform_jobs WHERE name = $1`,
    [name],
  );
  return row;
}

describe('a due job', () => {
  beforeEach(async () => {
    await env.query('TRUNCATE platform_jobs');
    await env.query('UPDATE platform_identity SET clock_offset = NULL');
  });

  it('is run once by two runners', async () => {
    let runs = 0;
    const job: Job = { name: 'test.slow', everyMs: hour, run: () => pause(100).then(() => void runs++) };
    await makeDue(job);
    const outcomes = await Promise.all([first, second, first, second].map((runtime) => runDueJob(runtime, [job])));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(runs).toBe(1);
    expect(await rowOf(job.name)).toMatchObject({ failures_in_row: 0, last_error: null, next_in: 3_600 });
  });

  it('is one of several that two runners share', async () => {
    const ran: string[] = [];
    const jobs = Array.from(
      { length: 6 },
      (_, i): Job => ({ name: `test.${i}`, everyMs: hour, run: async () => void ran.push(`test.${i}`) }),
    );
    for (const job of jobs) await makeDue(job);
    const drain = async (runtime: RoleRuntime) => {
      while (await runDueJob(runtime, jobs));
    };
    await Promise.all([drain(first), drain(second)]);
    expect(ran.toSorted()).toEqual(jobs.map(({ name }) => name));
  });

  it('comes round when the clock says so', async () => {
    const job: Job = { name: 'test.hourly', everyMs: hour, run: async () => undefined };
    await makeDue(job);
    expect(await runDueJob(first, [job])).toBe(true);
    expect(await runDueJob(first, [job])).toBe(false);
    await env.query(`UPDATE platform_identity SET clock_offset = interval '59 minutes'`);
    expect(await runDueJob(first, [job])).toBe(false);
    await env.query(`UPDATE platform_identity SET clock_offset = interval '61 minutes'`);
    expect(await runDueJob(first, [job])).toBe(true);
  });

  it('that fails is recorded and comes round again', async () => {
    let isBroken = true;
    const job: Job = {
      name: 'test.broken',
      everyMs: 1,
      run: async () => {
        if (isBroken) throw new Error('no paper');
      },
    };
    await makeDue(job);
    for (const failures of [1, 2]) {
      await pause(5);
      expect(await runDueJob(first, [job])).toBe(true);
      expect(await rowOf(job.name)).toMatchObject({ failures_in_row: failures, last_error: 'no paper' });
    }
    isBroken = false;
    await pause(5);
    expect(await runDueJob(first, [job])).toBe(true);
    expect(await rowOf(job.name)).toMatchObject({ failures_in_row: 0, last_error: null });
  });

  it('whose worker lost its connection is taken by another', async () => {
    let runs = 0;
    const taken = Promise.withResolvers<void>();
    const job: Job = { name: 'test.lost', everyMs: hour, run: () => (runs++ === 0 ? taken.promise : Promise.resolve()) };
    await makeDue(job);
    const lost = runDueJob(first, [job]);
    await expect.poll(() => runs).toBe(1);
    expect(await runDueJob(second, [job])).toBe(false);
    await env.cutConnections('worker');
    await expect.poll(() => runDueJob(second, [job])).toBe(true);
    taken.resolve();
    await expect(lost).rejects.toThrow('PostgreSQL is away');
    expect(runs).toBe(2);
  });

  it('of another version is left alone', async () => {
    await makeDue({ name: 'test.of-tomorrow', everyMs: hour, run: async () => undefined });
    expect(await runDueJob(first, [])).toBe(false);
  });
});

describe('the runner', () => {
  it('registers its jobs, keeps their time, and ends when it is told to', async () => {
    let runs = 0;
    const job: Job = { name: 'test.often', everyMs: 50, run: async () => void runs++ };
    await env.query(`INSERT INTO platform_jobs (name, every_ms) VALUES ('test.often', 999)`);
    const end = new AbortController();
    const running = runJobs(first, [job], end.signal);
    await expect.poll(() => runs).toBeGreaterThan(1);
    expect((await env.query(`SELECT every_ms FROM platform_jobs WHERE name = 'test.often'`))[0]).toEqual({ every_ms: 50 });
    end.abort();
    await running;
    const before = runs;
    await pause(200);
    expect(runs).toBe(before);
  });
});

describe('the jobs of the worker', () => {
  beforeAll(async () => {
    await env.query('TRUNCATE platform_jobs');
  });

  it('all run with the rights that the worker has', async () => {
    await Promise.all([env.start('worker'), env.start('admin')]);
    const left = async () => {
      const rows = await env.query<{ last_run_at: Date | null }>('SELECT last_run_at FROM platform_jobs');
      return rows.length > 10 ? rows.filter(({ last_run_at }) => last_run_at === null).length : -1;
    };
    await expect.poll(left).toBe(0);
    const { jobs, roles } = (await env.call(overview, {})).body.data;
    expect(jobs.filter(({ failuresInRow, lastError }) => failuresInRow > 0 || lastError !== null)).toEqual([]);
    expect(jobs.map(({ name }) => name)).toContain('rates.collect-prices');
    expect(roles.map(({ role, state }) => [role, state])).toEqual([
      ['admin', 'up'],
      ['worker', 'up'],
    ]);
  });

  it('forget idempotency keys after 72 hours and not before', async () => {
    await env.query(`
      INSERT INTO platform_idempotency (actor, call, key, body_hash, created_at)
      SELECT 'staff:operator', '/v1/test', gen_random_uuid(), '\\x00', now() - age FROM unnest(ARRAY[interval '71 hours', interval '73 hours']) age`);
    await env.query(`UPDATE platform_jobs SET next_run_at = now() WHERE name = 'operations.drop-old-idempotency-keys'`);
    await expect.poll(async () => (await env.query('SELECT 1 FROM platform_idempotency')).length).toBe(1);
  });
});
