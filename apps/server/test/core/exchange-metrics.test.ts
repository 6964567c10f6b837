import { p2pCoinCodes } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepSamples } from '#modules/core/figures/keep-samples.ts';
import { measureAges } from '#modules/core/operations/measure-ages.ts';
import { measureOrders } from '#modules/p2p/p2p-orders/totals/measure-orders.ts';
import { type Job, runDueJob } from '#platform/jobs.ts';
import { registry } from '#platform/metrics.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { cancelledTrade, completedTrade } from '../support/fixtures/closed-orders.ts';
import { appealedTrade } from '../support/fixtures/order-ways.ts';
import { trade } from '../support/fixtures/ordering-users.ts';
import { askedSupport } from '../support/fixtures/valid-support-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let worker: RoleRuntime;
let admin: RoleRuntime;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
  [worker, admin] = [startRole('worker', env.config), startRole('admin', env.config)];
  // The middle of a day, so that it does not end while the tests run.
  await env.query(`UPDATE platform_identity SET clock_offset = date_trunc('day', now(), 'UTC') + interval '12 hours' - now()`);
});

afterAll(async () => {
  await Promise.all([worker.db.destroy(), admin.db.destroy()]);
  await env.close();
});

/** The values of a metric by its only label. */
async function valuesOf(name: string): Promise<Record<string, number>> {
  const values = (await registry.getSingleMetric(name)?.get())?.values ?? [];
  return Object.fromEntries(values.map(({ labels, value }) => [Object.values(labels)[0] ?? '', value]));
}

async function todayOf(coin: string): Promise<number[]> {
  await measureOrders(worker);
  const names = ['pb_orders_placed_total', 'pb_orders_completed_total', 'pb_orders_canceled_total', 'pb_traded_coins_total'];
  return await Promise.all(names.map(async (name) => (await valuesOf(name))[coin] ?? Number.NaN));
}

describe('the market', () => {
  it('open orders are told by what they wait for', async () => {
    await Promise.all([trade(env), trade(env), appealedTrade(env)]);
    await measureOrders(worker);
    expect(await valuesOf('pb_orders')).toEqual({ 'to-accept': 0, 'to-pay': 2, 'to-release': 0, 'in-appeal': 1, frozen: 0 });
  });

  it('orders of today are counted from their rows: no restart loses one, and yesterday is over', async () => {
    const [placed = 0, completed = 0, canceled = 0, coins = 0] = await todayOf('USDT');
    const { order } = await completedTrade(env);
    await cancelledTrade(env);
    expect(await todayOf('USDT')).toEqual([placed + 2, completed + 1, canceled + 1, coins + 100]);
    expect(await todayOf('BTC')).toEqual([0, 0, 0, 0]);
    await env.query(
      `UPDATE p2p_orders_orders SET created_at = created_at - interval '13 hours', closed_at = closed_at - interval '13 hours'
       WHERE order_no = $1`,
      [order.orderNo],
    );
    expect(await todayOf('USDT')).toEqual([placed + 1, completed, canceled + 1, coins]);
  });

  it('fees are those that the ledger got', async () => {
    const feesOf = async () => {
      await measureOrders(worker);
      return (await valuesOf('pb_fee_coins_total')).USDT ?? Number.NaN;
    };
    const inLedger = async () => {
      const [row] = await env.query<{ fees: string }>(
        `SELECT coalesce(sum(amount), 0)::text AS fees FROM ledger_postings JOIN ledger_accounts account ON account.id = account_id
         WHERE purpose = 'fee'`,
      );
      return Number(row?.fees) / 1e6;
    };
    const rows = Object.fromEntries(p2pCoinCodes.map((coin) => [coin, { isOpen: true, buyFeePpm: 1_234, sellFeePpm: 4_321 }]));
    await env.query(`INSERT INTO settings_versions (key, version, value, author) VALUES ('p2p-config.coins', 1, $1, 'test')`, [
      JSON.stringify(rows),
    ]);
    const [before, had] = [await feesOf(), await inLedger()];
    await completedTrade(env);
    expect(await inLedger()).toBeGreaterThan(had);
    expect((await feesOf()) - before).toBeCloseTo((await inLedger()) - had, 9);
  });
});

describe('ages', () => {
  it('each price has its age, and pairs without a fresh one are stale', async () => {
    await env.query(
      `DELETE FROM rates_prices; INSERT INTO rates_prices (pair, price_id, price, at, sources, author)
       SELECT pair, gen_random_uuid(), 1, app_now() - age, 1, 'test'
       FROM (VALUES ('btc_usdt', interval '20 seconds'), ('eth_usdt', interval '2 days')) AS known (pair, age)`,
    );
    const [row] = await env.query<{ pairs: number }>('SELECT count(*)::int AS pairs FROM rates_pairs');
    await measureAges(worker);
    const ages = await valuesOf('pb_price_age_seconds');
    expect(Object.keys(ages).sort()).toEqual(['btc_usdt', 'eth_usdt']);
    expect(ages.btc_usdt).toBeGreaterThanOrEqual(20);
    expect(ages.eth_usdt).toBeGreaterThanOrEqual(172_800);
    expect(await valuesOf('pb_prices_stale')).toEqual({ '': (row?.pairs ?? 0) - 1 });
  });

  it('a job keeps its last success while it fails, and counts from its registration before the first', async () => {
    let isBroken = false;
    const job: Job = {
      name: 'test.sometimes',
      class: 'urgent',
      everyMs: 3_600_000,
      run: async () => {
        if (isBroken) throw new Error('broken');
      },
    };
    const successOf = async () => {
      await measureAges(worker);
      return (await valuesOf('pb_job_last_success_timestamp_seconds'))[job.name] ?? Number.NaN;
    };
    const runAgain = async () => {
      await env.query('UPDATE platform_jobs SET next_run_at = app_now() WHERE name = $1', [job.name]);
      expect(await runDueJob(worker, [job])).toBe(true);
    };
    await env.query('INSERT INTO platform_jobs (name, every_ms) VALUES ($1, $2)', [job.name, job.everyMs]);
    const registered = await successOf();
    expect(registered).toBeGreaterThan(1e9);
    await env.query("UPDATE platform_jobs SET last_success_at = now() - interval '2 days' WHERE name = $1", [job.name]);
    const old = await successOf();
    expect(old).toBeLessThan(registered - 86_400);
    isBroken = true;
    await runAgain();
    expect(await successOf()).toBe(old);
    isBroken = false;
    await runAgain();
    expect(await successOf()).toBeGreaterThanOrEqual(registered);
  });

  it('every queue of staff has its length, its oldest case and its late ones', async () => {
    const { ticketNo } = await askedSupport(env);
    await askedSupport(env);
    await env.query("UPDATE support_tickets SET waiting_since = app_now() - interval '9 hours' WHERE ticket_no = $1", [ticketNo]);
    await keepSamples(admin);
    const [oldest, waiting, late] = await Promise.all(['oldest_seconds', 'waiting', 'late'].map((what) => valuesOf(`pb_queue_${what}`)));
    expect([oldest?.['support.tickets'], waiting?.['support.tickets'], late?.['support.tickets']]).toEqual([
      expect.closeTo(32_400, -2),
      2,
      1,
    ]);
    expect([oldest?.['ledger.corrections'], waiting?.['ledger.corrections'], late?.['ledger.corrections']]).toEqual([0, 0, 0]);
  });
});

describe('connections to PostgreSQL', () => {
  it('are told by role: how many there may be, are open and idle, who waits and for how long', async () => {
    const stream = startRole('stream', env.config);
    const size = stream.pool.options.max;
    const waits = async () => {
      const { values = [] } = (await registry.getSingleMetric('pb_db_pool_wait_seconds')?.get()) ?? {};
      return values.filter(({ labels }) => labels.pool === 'stream').at(-1)?.value ?? 0;
    };
    const figures = () =>
      Promise.all(['size', 'open', 'idle', 'waiting'].map(async (what) => (await valuesOf(`pb_db_pool_${what}`)).stream));
    expect(await figures()).toEqual([size, 0, 0, 0]);
    const before = await waits();
    const done = Promise.withResolvers<void>();
    const holding = Array.from({ length: size + 2 }, () => stream.db.connection().execute(() => done.promise));
    await expect.poll(figures).toEqual([size, size, 0, 2]);
    done.resolve();
    await Promise.all(holding);
    expect(await figures()).toEqual([size, size, size, 0]);
    expect((await waits()) - before).toBe(size + 2);
    await stream.db.destroy();
    expect(await figures()).toEqual([undefined, undefined, undefined, undefined]);
  });
});
