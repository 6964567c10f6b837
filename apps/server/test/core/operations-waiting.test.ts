import { outboxList } from '@peerbourse/contract/core/operations/outbox-list';
import { stuckTimerList } from '@peerbourse/contract/core/operations/stuck-timer-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureWaiting } from '#modules/core/operations/measure-waiting.ts';
import { keepClocks } from '#modules/p2p/p2p-appeals/keep-clocks.ts';
import { expireOrders } from '#modules/p2p/p2p-orders/deadlines/expire-orders.ts';
import { registry } from '#platform/metrics.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import type { Browser } from '../support/browser.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { appealedTrade } from '../support/fixtures/order-ways.ts';
import { trade } from '../support/fixtures/ordering-users.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let reader: Browser;
let worker: RoleRuntime;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
  reader = await staffBrowser(env, ['reader']);
  worker = startRole('worker', env.config);
});

afterAll(async () => {
  await worker.db.destroy();
  await env.close();
});

const areaOf = async (area: string) => (await reader.ask(stuckTimerList, {})).areas.find((found) => found.area === area);

async function metricOf(name: string, area?: string): Promise<number | undefined> {
  const values = (await registry.getSingleMetric(name)?.get())?.values ?? [];
  return values.find(({ labels }) => area === undefined || labels.area === area)?.value;
}

describe('stuck timers', () => {
  it('an order is stuck half a minute after its time, and no more once the job has acted', async () => {
    const [later, first] = [(await trade(env)).order.orderNo, (await trade(env)).order.orderNo];
    const lateBy = (orderNo: string, seconds: number) =>
      env.query('UPDATE p2p_orders_orders SET pay_by = app_now() - make_interval(secs => $2), accept_by = NULL WHERE order_no = $1', [
        orderNo,
        seconds,
      ]);
    await lateBy(later, 20);
    await lateBy(first, 300);
    expect(await areaOf('orders')).toMatchObject({
      stuck: 1,
      job: 'p2p-orders.expire',
      timers: [{ number: first, address: `#/p2p/orders/${first}` }],
    });
    await lateBy(later, 60);
    expect((await areaOf('orders'))?.timers.map(({ number }) => number)).toEqual([first, later]);
    await measureWaiting(worker);
    expect(await metricOf('pb_stuck_timers', 'orders')).toBe(2);
    await expireOrders(worker);
    expect(await areaOf('orders')).toMatchObject({ stuck: 0, timers: [] });
    await measureWaiting(worker);
    expect(await metricOf('pb_stuck_timers', 'orders')).toBe(0);
  });

  it('the clock of a case is stuck until the job has looked at it', async () => {
    const { order } = await appealedTrade(env);
    await env.query("UPDATE p2p_appeals_cases SET next_at = app_now() - interval '1 minute' WHERE order_no = $1", [order.orderNo]);
    expect(await areaOf('cases')).toMatchObject({ stuck: 1, timers: [{ number: order.orderNo }] });
    await keepClocks(worker);
    expect(await areaOf('cases')).toMatchObject({ stuck: 0 });
  });

  it('a frozen order is not late while it is frozen, and is stuck when its freeze does not end', async () => {
    const { order } = await trade(env);
    const freeze = (until: string) =>
      env.query(
        `BEGIN; ALTER TABLE p2p_orders_orders DISABLE TRIGGER USER;
         UPDATE p2p_orders_orders SET pay_by = app_now() - interval '1 hour', accept_by = NULL, frozen_at = app_now() - interval '2 hours',
           frozen_until = app_now() + interval '${until}' WHERE order_no = '${order.orderNo}';
         ALTER TABLE p2p_orders_orders ENABLE TRIGGER USER; COMMIT`,
      );
    await freeze('1 hour');
    expect([(await areaOf('orders'))?.stuck, (await areaOf('freezes'))?.stuck]).toEqual([0, 0]);
    await freeze('-1 minute');
    expect([(await areaOf('orders'))?.stuck, (await areaOf('freezes'))?.stuck]).toEqual([0, 1]);
  });

  it('merchants and recoveries have theirs, and the worker and the admin role may read all of them', async () => {
    const { areas, afterSeconds } = await reader.ask(stuckTimerList, {});
    expect(afterSeconds).toBe(30);
    expect(areas.map(({ area }) => area)).toEqual(['orders', 'freezes', 'cases', 'merchants', 'recoveries']);
    await measureWaiting(worker);
    for (const { area, stuck } of areas) expect(await metricOf('pb_stuck_timers', area), area).toBe(stuck);
    // Each names a job that runs.
    const jobs = await import('#modules/p2p/p2p-merchants/jobs.ts').then((module) => module.jobs.map(({ name }) => name));
    expect(jobs).toContain(areas.find(({ area }) => area === 'merchants')?.job);
  });
});

describe('the outbox', () => {
  it('facts that wait are counted by stream, the oldest first, and what they say stays hidden', async () => {
    await env.query('UPDATE platform_outbox SET published_at = now() WHERE published_at IS NULL');
    await env.query(
      `SELECT platform_emit('rates', 'all', '{"word": "hidden"}'), platform_emit('orders', 'somebody', '{}'), platform_emit('rates', 'all', '{}')`,
    );
    await env.query(
      "UPDATE platform_outbox SET created_at = now() - interval '5 minutes' WHERE stream = 'orders' AND published_at IS NULL",
    );
    const { streams, facts } = await reader.ask(outboxList, {});
    expect(streams.map(({ stream, waiting }) => [stream, waiting])).toEqual([
      ['orders', 1],
      ['rates', 2],
    ]);
    expect(facts.map(({ stream, key }) => `${stream} ${key}`)).toEqual(['orders somebody', 'rates all', 'rates all']);
    expect(JSON.stringify(facts)).not.toContain('hidden');
    await measureWaiting(worker);
    expect(await metricOf('pb_outbox_waiting')).toBe(3);
    expect(await metricOf('pb_outbox_oldest_seconds')).toBeGreaterThanOrEqual(300);
  });

  it('each worker that lives says how its relay does', async () => {
    await env.query(
      `INSERT INTO platform_instances (role, instance, version, started_at, seen_at, details) VALUES
         ('worker', 'lives', '1', now(), now(), '{"nats": "connected", "relayFailures": "3", "relayError": "no answer"}'),
         ('worker', 'died', '1', now(), now() - interval '1 minute', '{}'),
         ('api', 'other', '1', now(), now(), '{}')`,
    );
    expect((await reader.ask(outboxList, {})).relays).toEqual([
      { instance: 'lives', nats: 'connected', failures: '3', lastError: 'no answer' },
    ]);
  });
});
