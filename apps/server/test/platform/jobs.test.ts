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
    const job: Job = { name: 'test.slow', class: 'urgent', everyMs: hour, run: () => pause(100).then(() => void runs++) };
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
      (_, i): Job => ({ name: `test.${i}`, class: 'urgent', everyMs: hour, run: async () => void ran.push(`test.${i}`) }),
    );
    for (const job of jobs) await makeDue(job);
    const drain = async (runtime: RoleRuntime) => {
      while (await runDueJob(runtime, jobs));
    };
    await Promise.all([drain(first), drain(second)]);
    expect(ran.toSorted()).toEqual(jobs.map(({ name }) => name));
  });

  it('comes round when the clock says so', async () => {
    const job: Job = { name: 'test.hourly', class: 'urgent', everyMs: hour, run: async () => undefined };
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
      class: 'urgent',
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

  it('whose worker died is taken by another when its claim has run out', async () => {
    let runs = 0;
    const job: Job = { name: 'test.lost', class: 'urgent', everyMs: hour, run: async () => void runs++ };
    await makeDue(job);
    const claimUntil = (at: string) =>
      env.query(`UPDATE platform_jobs SET claim = gen_random_uuid(), claimed_until = now() + interval '${at}' WHERE name = $1`, [job.name]);
    await claimUntil('1 minute');
    expect(await runDueJob(second, [job])).toBe(false);
    await claimUntil('-1 second');
    expect(await runDueJob(second, [job])).toBe(true);
    expect(runs).toBe(1);
    expect(await rowOf(job.name)).toMatchObject({ failures_in_row: 0, next_in: 3_600 });
  });

  it('that takes longer than a claim keeps it', async () => {
    const done = Promise.withResolvers<void>();
    const job: Job = { name: 'test.long', class: 'urgent', everyMs: hour, run: () => done.promise };
    await makeDue(job);
    const running = runDueJob(first, [job]);
    const claimedUntil = async () =>
      (await env.query<{ until: Date | null }>('SELECT claimed_until AS until FROM platform_jobs'))[0]?.until?.getTime() ?? 0;
    await expect.poll(claimedUntil).toBeGreaterThan(0);
    const before = await claimedUntil();
    await expect.poll(claimedUntil).toBeGreaterThan(before);
    expect(await runDueJob(second, [job])).toBe(false);
    done.resolve();
    expect(await running).toBe(true);
    expect(await claimedUntil()).toBe(0);
  });

  it('whose claim was taken over does not overwrite what the other has done', async () => {
    const done = Promise.withResolvers<void>();
    let runs = 0;
    const job: Job = {
      name: 'test.overtaken',
      class: 'urgent',
      everyMs: hour,
      run: () => (runs++ === 0 ? done.promise : Promise.resolve()),
    };
    await makeDue(job);
    const overtaken = runDueJob(first, [job]);
    await expect.poll(() => runs).toBe(1);
    await env.query(`UPDATE platform_jobs SET claimed_until = now() - interval '1 second'`);
    expect(await runDueJob(second, [job])).toBe(true);
    await env.query(`UPDATE platform_jobs SET last_ms = 4711`);
    done.resolve();
    expect(await overtaken).toBe(true);
    expect(await rowOf(job.name)).toMatchObject({ last_ms: 4_711 });
  });

  it('of another version is left alone', async () => {
    await makeDue({ name: 'test.of-tomorrow', class: 'urgent', everyMs: hour, run: async () => undefined });
    expect(await runDueJob(first, [])).toBe(false);
  });
});

describe('the runner', () => {
  it('registers its jobs, keeps their time, and ends when it is told to', async () => {
    let runs = 0;
    const job: Job = { name: 'test.often', class: 'urgent', everyMs: 50, run: async () => void runs++ };
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

it('an urgent job runs while every other lane is held', async () => {
  const release = Promise.withResolvers<void>();
  const held: string[] = [];
  const holding = (kind: 'delivery' | 'slow'): Job[] =>
    Array.from({ length: 4 }, (_, i) => ({
      name: `test.${kind}-${i}`,
      class: kind,
      everyMs: hour,
      run: () => {
        held.push(kind);
        return release.promise;
      },
    }));
  let fired = 0;
  const deadline: Job = { name: 'test.deadline', class: 'urgent', everyMs: 50, run: async () => void fired++ };
  const end = new AbortController();
  const running = runJobs(first, [...holding('delivery'), ...holding('slow'), deadline], end.signal);
  await expect.poll(() => held.toSorted()).toEqual(['delivery', 'delivery', 'slow', 'slow']);
  const before = fired;
  await expect.poll(() => fired).toBeGreaterThan(before + 1);
  expect(held).toHaveLength(4);
  end.abort();
  release.resolve();
  await running;
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
