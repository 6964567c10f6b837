import { randomUUID } from 'node:crypto';
import { headers } from '@peerbourse/contract/headers';
import { totalAssets } from '@peerbourse/contract/money/assets/total-assets';
import { transferCoins } from '@peerbourse/contract/money/assets/transfer-coins';
import { worthHistory } from '@peerbourse/contract/money/assets/worth-history';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { keepWorths } from '#modules/money/assets/keep-worths.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { giveCoins, quickPerson } from '../support/fixtures/quick-users.ts';
import { allowWay } from '../support/lab-powers.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let runtime: RoleRuntime;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('api');
  runtime = startRole('worker', env.config);
});

beforeEach(() => atNoon(0));

afterAll(async () => {
  await runtime.db.destroy();
  await env.close();
});

/** Noon of a day before today, or of today. */
async function atNoon(daysAgo: number): Promise<void> {
  await env.query(
    `UPDATE platform_identity SET clock_offset = date_trunc('day', now(), 'UTC') + interval '12 hours' - make_interval(days => $1) - now()`,
    [daysAgo],
  );
}

async function publish(pair: string, price: bigint): Promise<void> {
  await env.query(`SELECT rates_publish(ARRAY[$1], ARRAY[$2::bigint], ARRAY[1], 'test')`, [pair, String(price * 10n ** 8n)]);
}

/** BTC at 100, then a day without a price, then 110, and now 120; one bitcoin is there from the first day on. */
async function fourDays(meanwhile: (daysAgo: number, accountId: string) => Promise<void> = async () => {}) {
  const person = await quickPerson(env);
  await env.query(`DELETE FROM rates_price_hours WHERE pair = 'btc_usdt'`);
  for (const [daysAgo, price] of [
    [3, 100n],
    [2, undefined],
    [1, 110n],
    [0, 120n],
  ] as const) {
    await atNoon(daysAgo);
    if (price !== undefined) await publish('btc_usdt', price);
    if (daysAgo === 3) await giveCoins(env, person.accountId, 'BTC', 'spot', 10n ** 8n);
    await meanwhile(daysAgo, person.accountId);
  }
  return person;
}

const worths = (points: ReadonlyArray<readonly [number, string]>) => points.map(([, value]) => value);

it('R3.13 uses assets/worth-history: each day at its last price, over a gap in prices, and now as the total says', async () => {
  const { browser } = await fourDays();
  const { points, gain } = await browser.ask(worthHistory, { period: '7d' });
  expect(worths(points)).toEqual(['100', '100', '110', '120']);
  expect(points.slice(1).map(([at], index) => at - (points[index]?.[0] ?? 0))).toEqual([86_400, 86_400, expect.any(Number)]);
  expect((points[0]?.[0] ?? 0) % 86_400).toBe(86_399);
  expect(gain).toEqual({ usdt: '20', percent: '20' });
  expect((await browser.ask(totalAssets, {})).totalAsset.totalUSDT).toBe('120');
});

it('nobody without coins has a line, and one point makes no gain', async () => {
  const { browser, accountId } = await quickPerson(env);
  expect(await browser.ask(worthHistory, { period: '1y' })).toEqual({ points: [], gain: null });
  await giveCoins(env, accountId, 'USDT', 'spot', 5_000_000n);
  const { points, gain } = await browser.ask(worthHistory, { period: '1y' });
  expect(worths(points)).toEqual(['5']);
  expect(gain).toBeNull();
});

it('what came in and went out is no gain, and a transfer between own wallets changes nothing', async () => {
  const { browser } = await fourDays(async (daysAgo, accountId) => {
    if (daysAgo === 1) await giveCoins(env, accountId, 'USDT', 'otc', 1_000_000_000n);
  });
  const before = await browser.ask(worthHistory, { period: '30d' });
  expect(worths(before.points)).toEqual(['100', '100', '1110', '1120']);
  expect(before.gain).toEqual({ usdt: '20', percent: '1.81' });
  await browser.call(transferCoins, { coin: 'BTC', from: 'spot', to: 'earn', amount: '0.4' }, { [headers.idempotencyKey]: randomUUID() });
  const after = await browser.ask(worthHistory, { period: '30d' });
  expect({ ...after, points: worths(after.points) }).toEqual({ ...before, points: worths(before.points) });
});

it('coins set aside are still there', async () => {
  await allowWay(env.query, 'test-hold', 'spot', 'order-hold');
  const { browser } = await fourDays(async (daysAgo, accountId) => {
    if (daysAgo !== 2) return;
    await env.query(
      `SELECT ledger_hold('test-hold', 'hold:' || gen_random_uuid(), 'a hold of the tests', $1::bigint, 'BTC', 'spot', $1::bigint, 'order-hold', '', 1000, NULL, false)`,
      [accountId],
    );
  });
  expect(worths((await browser.ask(worthHistory, { period: '7d' })).points)).toEqual(['100', '100', '110', '120']);
});

it('the job keeps each day that is over once, makes up for days it missed, and the line stays the same', async () => {
  const { browser, accountId } = await fourDays();
  const kept = () =>
    env.query<{ value: string; gain: string }>('SELECT value::text, gain::text FROM assets_day_worths WHERE owner_id = $1 ORDER BY day', [
      accountId,
    ]);
  const unkept = await browser.ask(worthHistory, { period: '90d' });
  await atNoon(2);
  await keepWorths(runtime);
  expect(await kept()).toEqual([{ value: '100000000', gain: '0' }]);
  await atNoon(0);
  await keepWorths(runtime);
  await keepWorths(runtime);
  expect(await kept()).toEqual([
    { value: '100000000', gain: '0' },
    { value: '100000000', gain: '0' },
    { value: '110000000', gain: '10000000' },
  ]);
  const line = await browser.ask(worthHistory, { period: '90d' });
  expect(worths(line.points)).toEqual(worths(unkept.points));
  expect(line.gain).toEqual(unkept.gain);
  // It is read, not computed again.
  await env.query('UPDATE assets_day_worths SET value = 7000000 WHERE owner_id = $1 AND gain > 0', [accountId]);
  expect(worths((await browser.ask(worthHistory, { period: '7d' })).points)).toEqual(['100', '100', '7', '120']);
});

it('a period ends where it was asked to, and a line belongs to one account alone', async () => {
  const { browser, accountId } = await quickPerson(env);
  await atNoon(40);
  await giveCoins(env, accountId, 'USDT', 'spot', 1_000_000n);
  await atNoon(0);
  await keepWorths(runtime);
  for (const [period, days] of [
    ['7d', 8],
    ['30d', 31],
    ['90d', 41],
    ['1y', 41],
  ] as const) {
    expect((await browser.ask(worthHistory, { period })).points, period).toHaveLength(days);
  }
  const other = await quickPerson(env);
  expect((await other.browser.ask(worthHistory, { period: '1y' })).points).toEqual([]);
});
