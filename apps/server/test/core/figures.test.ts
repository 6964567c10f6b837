import { figure, type figureDays } from '@peerbourse/contract/core/figures/figure';
import { figureList } from '@peerbourse/contract/core/figures/figure-list';
import { proposeRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-ruling';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepSamples } from '#modules/core/figures/keep-samples.ts';
import { dropOldFigures } from '#modules/core/figures/old-figures.table.ts';
import { writeRefusalCounts } from '#platform/refusal-counts.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { Browser } from '../support/browser.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { cancelledTrade, completedTrade } from '../support/fixtures/closed-orders.ts';
import { appealedTrade } from '../support/fixtures/order-ways.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { askedSupport } from '../support/fixtures/valid-support-requests.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let auditor: Browser;
let admin: RoleRuntime;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
  auditor = await staffBrowser(env, ['auditor']);
  admin = startRole('admin', env.config);
  // The middle of a day, so that neither hours nor days end while the tests run.
  await env.query(`UPDATE platform_identity SET clock_offset = date_trunc('day', now(), 'UTC') + interval '12 hours 30 minutes' - now()`);
});

afterAll(async () => {
  await admin.db.destroy();
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await env.close();
});

/** The values of a series, the running hour or day first. */
async function valuesOf(name: string, series: string, days: (typeof figureDays)[number] = 7): Promise<Array<string | null>> {
  const found = (await auditor.ask(figure, { name, days })).series.find((one) => one.name === series);
  return found?.values.toReversed() ?? [];
}

const orderDaysAgo = (orderNo: string, days: number) =>
  env.query(
    `UPDATE p2p_orders_orders SET created_at = created_at - make_interval(days => $2), closed_at = closed_at - make_interval(days => $2)
     WHERE order_no = $1`,
    [orderNo, days],
  );

describe('the time that is asked for', () => {
  it('is cut into hours up to two days and into days above, the running one last', async () => {
    const lengths = await Promise.all(
      ([1, 2, 7, 30, 90] as const).map(async (days) => {
        const { buckets, step, at } = await auditor.ask(figure, { name: 'p2p-orders.orders', days });
        return [
          days,
          step,
          buckets.length,
          buckets.at(-1) === `${at.slice(0, step === 'hour' ? 13 : 10)}${step === 'hour' ? '' : 'T00'}:00:00.000Z`,
        ];
      }),
    );
    expect(lengths).toEqual([
      [1, 'hour', 24, true],
      [2, 'hour', 48, true],
      [7, 'day', 7, true],
      [30, 'day', 30, true],
      [90, 'day', 90, true],
    ]);
  });

  it('cannot be another one, and no figure can be asked for that does not exist', async () => {
    const { cookie } = await env.addStaff('asks-anything', ['auditor']);
    const ask = (input: object) => env.call(figure, input as never, { headers: { cookie } });
    for (const input of [
      { name: 'p2p-orders.orders', days: 365 },
      { name: 'p2p-orders.none', days: 7 },
      { name: "x' OR 1=1", days: 7 },
    ]) {
      expect(refusalOfCode(String((await ask(input)).body.code))).toBe('request.invalid');
    }
  });
});

describe('who sees what', () => {
  it('decisions of colleagues, refusals and registrations are for those who answer for the whole', async () => {
    const namesOf = async (browser: Browser) => (await browser.ask(figureList, {})).figures.map(({ name }) => name);
    const decider = await staffBrowser(env, ['decider']);
    const hidden = ['accounts.registrations', 'audit.decisions', 'figures.refusals'];
    expect((await namesOf(auditor)).filter((name) => hidden.includes(name)).toSorted()).toEqual(hidden);
    expect((await namesOf(decider)).filter((name) => hidden.includes(name))).toEqual([]);
    for (const name of hidden) await expect(decider.ask(figure, { name, days: 7 })).rejects.toThrow('40301');
  });

  it('every figure in the list can be read, in every span', async () => {
    const { figures } = await auditor.ask(figureList, {});
    expect(figures).toHaveLength(13);
    for (const { name, form } of figures) {
      for (const days of [1, 90] as const) {
        const { series, buckets } = await auditor.ask(figure, { name, days });
        for (const { values } of series) expect(values, name).toHaveLength(form === 'now' ? 1 : buckets.length);
      }
    }
  });
});

const withoutTriggers = 'ALTER TABLE p2p_orders_orders DISABLE TRIGGER USER';
const withTriggers = 'ALTER TABLE p2p_orders_orders ENABLE TRIGGER USER';

describe('orders', () => {
  it('volume is the value of what was completed, by coin', async () => {
    const { order } = await completedTrade(env);
    expect(await valuesOf('p2p-orders.volume', 'USDT')).toEqual(['100', '0', '0', '0', '0', '0', '0']);
    await orderDaysAgo(order.orderNo, 2);
    expect(await valuesOf('p2p-orders.volume', 'USDT')).toEqual(['0', '0', '100', '0', '0', '0', '0']);
    expect(await valuesOf('p2p-orders.volume', 'USDT', 1)).toEqual([]);
  });

  it('another coin has the value of the last price of its day, and none where it had no price yet', async () => {
    const { order } = await completedTrade(env);
    await orderDaysAgo(order.orderNo, 5);
    const [row] = await env.query<{ quantity: string }>('SELECT quantity::text FROM p2p_orders_orders WHERE order_no = $1', [
      order.orderNo,
    ]);
    const quantity = row?.quantity ?? '';
    // An order about bitcoin, without the ad and the escrow that stand behind one.
    await env.query(
      `${withoutTriggers}; UPDATE p2p_orders_orders SET coin = 'BTC', quantity = 2e8::bigint WHERE order_no = '${order.orderNo}'; ${withTriggers}`,
    );
    expect(await valuesOf('p2p-orders.volume', 'BTC')).toEqual([]);
    await env.query(
      `INSERT INTO rates_price_hours (pair, bucket_at, open, high, low, close)
       SELECT 'btc_usdt', date_trunc('day', app_now(), 'UTC') - interval '5 days' + make_interval(hours => hour), price, price, price, price
       FROM (VALUES (1, 4000000000000), (22, 5000000000000), (24, 6000000000000)) AS known (hour, price)`,
    );
    expect(await valuesOf('p2p-orders.volume', 'BTC')).toEqual(['0', '0', '0', '0', '0', '100000', '0']);
    await env.query(
      `${withoutTriggers}; UPDATE p2p_orders_orders SET coin = 'USDT', quantity = ${quantity} WHERE order_no = '${order.orderNo}'; ${withTriggers}`,
    );
  });

  it('placed, completed and canceled ones are counted on the days when that happened, and their share is what ended well', async () => {
    const before = await ordersOfToday();
    await completedTrade(env);
    await completedTrade(env);
    const { order } = await cancelledTrade(env);
    expect(await ordersOfToday()).toEqual(before.map((count, index) => count + ([3, 2, 1][index] ?? 0)));
    const [, completed = 0, canceled = 0] = await ordersOfToday();
    const share = Math.round((10_000 * completed) / (completed + canceled)) / 100;
    expect((await valuesOf('p2p-orders.completion', 'completed'))[0]).toBe(String(share));
    expect((await valuesOf('p2p-orders.cancelled', 'changed-mind'))[0]).toBe(String(canceled));
    await orderDaysAgo(order.orderNo, 3);
    expect((await valuesOf('p2p-orders.cancelled', 'changed-mind'))[3]).toBe('1');
    expect((await valuesOf('p2p-orders.completion', 'completed')).slice(3, 5)).toEqual(['0', null]);
  });

  async function ordersOfToday(): Promise<number[]> {
    const found = await Promise.all(['placed', 'completed', 'canceled'].map((series) => valuesOf('p2p-orders.orders', series)));
    return found.map(([today]) => Number(today ?? 0));
  }
});

describe('appeals', () => {
  it('are counted when they open, by their age while they are open, and by what they took when they end', async () => {
    const trades = [await appealedTrade(env), await appealedTrade(env), await appealedTrade(env)];
    expect((await valuesOf('p2p-appeals.opened', 'appeal'))[0]).toBe('3');
    const openFor = async (hours: number, index: number) =>
      env.query('UPDATE p2p_appeals_cases SET opened_at = app_now() - make_interval(hours => $1) WHERE order_no = $2', [
        hours,
        trades[index]?.order.orderNo,
      ]);
    await openFor(5, 0);
    await openFor(30, 1);
    await openFor(80, 2);
    const { series } = await auditor.ask(figure, { name: 'p2p-appeals.open', days: 7 });
    expect(series.map(({ name, values }) => [name, values[0]])).toEqual([
      ['under 1 hour', '0'],
      ['1 to 6 hours', '1'],
      ['6 to 24 hours', '0'],
      ['1 to 3 days', '1'],
      ['over 3 days', '1'],
    ]);
    await env.query(
      `UPDATE p2p_appeals_cases SET closed_at = opened_at + make_interval(hours => round(extract(epoch FROM app_now() - opened_at) / 3600)::int), outcome = 'rule-refund', next_at = NULL, take_missed_at = opened_at + interval '1 hour',
         decision_missed_at = CASE WHEN opened_at < app_now() - interval '3 days' THEN opened_at + interval '2 days' END`,
    );
    expect((await valuesOf('p2p-appeals.duration', 'median'))[0]).toBe(String(30 * 3600));
    expect((await valuesOf('p2p-appeals.duration', 'slowest'))[0]).toBe(String(80 * 3600));
    // At half past twelve five, thirty and eighty hours ago, and an hour later.
    expect(await valuesOf('p2p-appeals.missed', 'to take a case')).toEqual(['1', '1', '0', '1', '0', '0', '0']);
    expect(await valuesOf('p2p-appeals.missed', 'to decide it')).toEqual(['0', '1', '0', '0', '0', '0', '0']);
    await env.query(
      'UPDATE p2p_appeals_cases SET closed_at = NULL, outcome = NULL, take_missed_at = NULL, decision_missed_at = NULL, next_at = app_now()',
    );
  });
});

describe('what leaves no rows', () => {
  it('queues and prices are sampled, and the worst of an hour is what stays of it', async () => {
    const { ticketNo } = await askedSupport(env);
    const waitsFor = (hours: number) =>
      env.query('UPDATE support_tickets SET waiting_since = app_now() - make_interval(hours => $1) WHERE ticket_no = $2', [
        hours,
        ticketNo,
      ]);
    await waitsFor(9);
    await keepSamples(admin);
    await waitsFor(2);
    await keepSamples(admin);
    expect(Number((await valuesOf('work.queue-ages', 'support.tickets', 1))[0])).toBeCloseTo(9 * 3600, -1);
    await env.query("UPDATE figures_samples SET hour = hour - interval '3 hours'");
    const hours = await valuesOf('work.queue-ages', 'support.tickets', 1);
    expect([Math.round(Number(hours[0]) / 3600), hours[1], hours[2], Math.round(Number(hours[3]) / 3600)]).toEqual([2, null, null, 9]);
    const { series } = await auditor.ask(figure, { name: 'work.queue-ages', days: 1 });
    expect(series.map(({ name }) => name)).toContain('p2p-appeals.awards');
  });

  it('refusals are counted by reason, however many processes count, and the rare ones are the others', async () => {
    await new Browser(env).send(figureList, '{}', {});
    await writeRefusalCounts(admin.db);
    const counted = Number((await valuesOf('figures.refusals', 'session.missing', 1))[0]);
    expect(counted).toBeGreaterThan(0);
    for (const times of [1, 2]) {
      for (let time = 0; time < times; time++) await new Browser(env).send(figureList, '{}', {});
      await writeRefusalCounts(admin.db);
    }
    expect(Number((await valuesOf('figures.refusals', 'session.missing', 1))[0])).toBe(counted + 3);
    await env.query(
      "INSERT INTO platform_refusals (hour, reason, count) SELECT date_trunc('hour', app_now(), 'UTC'), 'rare.r' || n, n FROM generate_series(1, 20) n",
    );
    const { series } = await auditor.ask(figure, { name: 'figures.refusals', days: 1 });
    expect(series).toHaveLength(10);
    const total = series.reduce((sum, { values }) => sum + values.reduce((all, value) => all + Number(value), 0), 0);
    const [row] = await env.query<{ total: string }>('SELECT sum(count) AS total FROM platform_refusals');
    expect(total).toBe(Number(row?.total));
  });

  it('what nobody can ask for any more is dropped', async () => {
    await env.query("UPDATE platform_refusals SET hour = hour - interval '101 days' WHERE reason LIKE 'rare.%'");
    const worker = startRole('worker', env.config);
    await dropOldFigures(worker.db);
    await worker.db.destroy();
    const rows = await env.query(
      "SELECT count(*)::int AS all, count(*) FILTER (WHERE reason LIKE 'rare.%')::int AS old FROM platform_refusals",
    );
    expect(rows).toEqual([{ all: expect.any(Number), old: 0 }]);
    expect(rows[0]?.all).toBeGreaterThan(0);
  });
});

describe('people', () => {
  it('registrations are counted on their day', async () => {
    const before = Number((await valuesOf('accounts.registrations', 'registered'))[0] ?? 0);
    await cancelledTrade(env);
    await env.query(
      `UPDATE accounts_users SET created_at = app_now() - make_interval(days => CASE id % 2 WHEN 0 THEN 0 ELSE 4 END)
       WHERE id IN (SELECT id FROM accounts_users ORDER BY id DESC LIMIT 2)`,
    );
    expect((await valuesOf('accounts.registrations', 'registered')).slice(0, 5)).toEqual([String(before + 1), '0', '0', '0', '1']);
  });

  it('decisions are counted for the member who made them, and looks are none', async () => {
    const member = await staffBrowser(env, ['risk']);
    const { order } = await appealedTrade(env);
    await member.ask(proposeRuling, {
      orderNo: order.orderNo,
      version: order.version,
      verdict: 'refund',
      grounds: 'no-proof',
      fault: null,
      reason: 'The payment never arrived.',
    });
    const [entry] = await env.query<{ actor: string }>(
      "SELECT actor FROM audit_entries WHERE act = 'p2p-orders.ruling-proposed' ORDER BY id DESC LIMIT 1",
    );
    const { series } = await auditor.ask(figure, { name: 'audit.decisions', days: 7 });
    expect(series).toEqual([{ name: entry?.actor, values: ['0', '0', '0', '0', '0', '0', '1'] }]);
  });
});

it('prices are as old as the oldest of them and the one in the middle', async () => {
  await env.query(
    `DELETE FROM rates_prices; INSERT INTO rates_prices (pair, price_id, price, at, sources, author)
     SELECT pair, gen_random_uuid(), 1, app_now() - make_interval(mins => (row_number() OVER ())::int * 10), 1, 'test' FROM rates_pairs LIMIT 3`,
  );
  expect(Number((await valuesOf('rates.price-ages', 'oldest', 1))[0])).toBeCloseTo(1800, -1);
  expect(Number((await valuesOf('rates.price-ages', 'median', 1))[0])).toBeCloseTo(1200, -1);
  await env.query('DELETE FROM rates_prices');
});
