import { cancelAfter } from '@peerbourse/contract/markets/spot/cancel-after';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelOverdue } from '#modules/markets/spot/cancelling/cancel-overdue.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { quickPerson } from '../support/fixtures/quick-users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import { SpotHarness } from './spot-harness.ts';

let env: TestEnvironment;
let spot: SpotHarness;
let worker: RoleRuntime;

beforeAll(async () => {
  env = await openTestEnvironment();
  spot = await SpotHarness.open(env);
  worker = startRole('worker', env.config);
  await env.start('api');
  await env.start('matcher');
});

afterAll(async () => {
  await worker.db.destroy();
  await spot.close();
  await env.close();
});

const usdt = 1_000_000n;
const btc = 100_000_000n;

/** A maker with an order, a level, and a deadline of a minute. */
async function programmed(): Promise<{ owner: string; order: string }> {
  const owner = await spot.newMaker(1_000n * usdt, btc);
  await spot.ledger.credit(owner, 1_000n * usdt);
  const order = await spot.place({ owner, side: 'buy', tick: 590_000, lots: 100 });
  await spot.quote(owner, [], [[610_000, 100]]);
  await spot.settled();
  await spot.ledger.ask('api', 'SELECT spot_cancel_after($1, 60)', [owner]);
  return { owner, order };
}

const pass = (owner: string) => env.query('UPDATE spot_cancel_deadlines SET at = app_now() WHERE owner_id = $1', [owner]);

it('orders and quotes of whoever lets the deadline pass are cancelled, once, and nobody else’s', async () => {
  const [late, other] = [await programmed(), await programmed()];
  await pass(late.owner);
  await Promise.all([cancelOverdue(worker), cancelOverdue(worker)]);
  await spot.settled();
  expect(await spot.order(late.order)).toMatchObject({ state: 'done', reason: 'cancelled' });
  expect(await spot.levels(late.owner)).toEqual([]);
  expect(await spot.order(other.order)).toMatchObject({ state: 'open' });
  expect(await spot.levels(other.owner)).toHaveLength(1);
  expect(await env.query('SELECT owner_id FROM spot_cancel_deadlines WHERE owner_id = $1', [late.owner])).toEqual([]);
  const again = await spot.place({ owner: late.owner, side: 'buy', tick: 590_000, lots: 100 });
  await cancelOverdue(worker);
  await spot.settled();
  expect(await spot.order(again), 'a deadline is carried out once').toMatchObject({ state: 'open' });
});

it('whoever asks again in time keeps everything, and 0 takes the deadline away', async () => {
  const { owner, order } = await programmed();
  await pass(owner);
  await spot.ledger.ask('api', 'SELECT spot_cancel_after($1, 60)', [owner]);
  await cancelOverdue(worker);
  await pass(owner);
  await spot.ledger.ask('api', 'SELECT spot_cancel_after($1, 0)', [owner]);
  await cancelOverdue(worker);
  await spot.settled();
  expect(await spot.order(order)).toMatchObject({ state: 'open' });
  expect(await spot.levels(owner)).toHaveLength(1);
});

it('says when, and takes no moment that is too near or too far', async () => {
  const { browser } = await quickPerson(env);
  const [{ now }] = (await env.query<{ now: Date }>('SELECT app_now() AS now')) as [{ now: Date }];
  const { cancelsAt } = await browser.ask(cancelAfter, { seconds: 60 });
  expect(Date.parse(cancelsAt ?? '') - now.getTime()).toBeGreaterThanOrEqual(60_000);
  expect(await browser.ask(cancelAfter, { seconds: 0 })).toEqual({ cancelsAt: null });
  for (const seconds of [-1, 1, 4, 86_401, 7.5]) {
    expect((await browser.call(cancelAfter, { seconds })).body.code, String(seconds)).not.toBe('00000');
  }
});
