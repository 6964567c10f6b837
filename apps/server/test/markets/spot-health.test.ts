import { overview } from '@peerbourse/contract/core/operations/overview';
import { resumeShard } from '@peerbourse/contract/markets/spot/desk/resume-shard';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { measureShards } from '#modules/markets/spot/shards/measure-shards.ts';
import { registry } from '#platform/metrics.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import { SpotHarness } from './spot-harness.ts';

let env: TestEnvironment;
let spot: SpotHarness;
let worker: RoleRuntime;

beforeAll(async () => {
  env = await openTestEnvironment();
  spot = await SpotHarness.open(env);
  worker = startRole('worker', env.config);
  await env.start('admin');
});

afterAll(async () => {
  await worker.db.destroy();
  await spot.close();
  await env.close();
});

const well = { halted: 0, leaderless: 0, oldest: 0 };

async function measured() {
  await measureShards(worker);
  const of = async (name: string) => {
    const values = (await registry.getSingleMetric(name)?.get())?.values ?? [];
    return values.find(({ labels }) => labels.shard === '1')?.value;
  };
  return {
    halted: await of('pb_spot_shards_halted'),
    leaderless: await of('pb_spot_shards_leaderless'),
    oldest: await of('pb_spot_inbox_oldest_seconds'),
  };
}

async function placeOne(): Promise<void> {
  await spot.place({ owner: await spot.newTrader(1_000_000_000n), side: 'buy', tick: 590_000, lots: 100 });
}

it('a shard without a matcher has no leader, and its oldest order gets older, until one comes', async () => {
  expect(await measured()).toEqual({ ...well, leaderless: 1 });
  await placeOne();
  await env.query("UPDATE spot_inbox SET at = at - interval '1 minute'");
  await placeOne();
  const { leaderless, oldest } = await measured();
  expect(leaderless).toBe(1);
  expect(oldest).toBeGreaterThanOrEqual(60);
  expect(oldest).toBeLessThan(120);
  await env.start('matcher');
  await spot.settled();
  expect(await measured()).toEqual(well);
});

it('a shard that is halted says so while its orders wait, and goes on when the command is gone and the console lets it', async () => {
  const unlisted = await env.query<{ id: string }>(
    `INSERT INTO spot_inbox (shard, symbol, command) VALUES (1, 'NOWHERE', '{"type": "cancel", "order": 1, "account": 1}') RETURNING id::text`,
  );
  await expect
    .poll(() => env.query('SELECT halted FROM spot_shards'), { timeout: 20_000, interval: 20 })
    .toEqual([{ halted: 'Bug: NOWHERE is not listed' }]);
  await placeOne();
  const { halted, oldest } = await measured();
  expect(halted).toBe(1);
  expect(oldest).toBeGreaterThan(0);
  // As the runbook says.
  await env.query('DELETE FROM spot_inbox WHERE id = $1', [unlisted[0]?.id]);
  const risk = await staffBrowser(env, ['risk']);
  const why = 'Bug: NOWHERE is not listed';
  expect((await risk.ask(overview, {})).shards).toMatchObject([{ shard: 1, state: 'halted', why, markets: 1, waiting: 1 }]);
  const reason = 'a command of a market that is not listed';
  expect(await (await staffBrowser(env, ['approver'])).call(resumeShard, { shard: 1, reason })).toMatchObject({ body: { code: '40301' } });
  expect(await risk.ask(resumeShard, { shard: 1, reason })).toEqual({ isResumed: true });
  await spot.settled();
  expect(await measured()).toEqual(well);
  expect((await risk.ask(overview, {})).shards).toMatchObject([{ state: 'matching', why: null, waiting: 0 }]);
  expect(await risk.ask(resumeShard, { shard: 1, reason })).toEqual({ isResumed: false });
  expect(await env.query(`SELECT subject, details FROM audit_entries WHERE act = 'spot.shard-resumed'`)).toEqual([
    { subject: '1', details: { halted: why, reason } },
  ]);
});
