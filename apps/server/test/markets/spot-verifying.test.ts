import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyShards } from '#modules/markets/spot/verifying/verify-shards.ts';
import { metrics } from '#platform/metrics.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import { SpotHarness } from './spot-harness.ts';

let env: TestEnvironment;
let spot: SpotHarness;
let worker: RoleRuntime;
let buyer: string;
let seller: string;
let maker: string;

beforeAll(async () => {
  env = await openTestEnvironment();
  spot = await SpotHarness.open(env);
  worker = startRole('worker', env.config);
  await env.start('matcher');
  maker = await spot.newMaker(1_000_000_000_000n, 1_000_000_000_000n);
  [buyer, seller] = [await spot.newTrader(1_000_000_000_000n), await spot.newTrader(0n, 1_000_000_000_000n)];
});

afterAll(async () => {
  await worker.db.destroy();
  await spot.close();
  await env.close();
});

/** Trades with an order and with a quote set, an order that stays, and a cancel. */
async function someLife(): Promise<void> {
  await spot.place({ owner: seller, side: 'sell', tick: 600_000, lots: 100 });
  await spot.place({ owner: buyer, side: 'buy', tick: 600_000, lots: 40 });
  const order = await spot.place({ owner: buyer, side: 'buy', tick: 590_000, lots: 7 });
  await spot.cancel(buyer, order);
  await spot.quote(maker, [[599_000, 20]], [[599_500, 30]]);
  await spot.place({ owner: buyer, side: 'buy', tick: 599_500, lots: 10 });
  await spot.quote(maker, [], [[599_800, 30]]);
  await spot.settled();
}

const halted = async () => (await env.query<{ halted: string | null }>('SELECT halted FROM spot_shards'))[0]?.halted;
const newest = 'batch = (SELECT max(batch) FROM spot_trades)';

describe('what was matched is matched again', () => {
  beforeEach(async () => {
    await env.queryAs('admin', 'SELECT spot_resume_shard(1::smallint)');
    await verifyShards(worker);
    expect(await halted()).toBeNull();
    await someLife();
  });

  it('and comes to the same', async () => {
    const before = (await metrics.spotVerifiedBatches.get()).values[0]?.value ?? 0;
    await verifyShards(worker);
    expect(await halted()).toBeNull();
    expect((await metrics.spotVerifiedBatches.get()).values[0]?.value).toBeGreaterThan(before);
    await verifyShards(worker);
    expect(await halted()).toBeNull();
  });

  const differences: ReadonlyArray<[string, string, RegExp]> = [
    ['a trade is not in its table', `DELETE FROM spot_trades WHERE ${newest}`, /comes to other trades/],
    ['a trade has another price', `UPDATE spot_trades SET tick = tick + 1 WHERE ${newest}`, /comes to other trades/],
    ['a trade has another fee', `UPDATE spot_trades SET buy_fee = buy_fee - 1 WHERE ${newest}`, /comes to other trades/],
    [
      'a command was another',
      `UPDATE spot_log SET command = replace(command, '"lots": 40', '"lots": 41') WHERE seq > (SELECT max(seq) - 9 FROM spot_log) AND command LIKE '%"lots": 40%'`,
      /comes to other events/,
    ],
    ['events were others', `UPDATE spot_batches SET crc = crc + 1 WHERE ${newest}`, /comes to other events/],
    [
      'orders are others than in memory',
      'UPDATE spot_shards SET orders_crc = orders_crc + 1',
      /the open orders after batch \d+ are others/,
    ],
  ];

  it.each(differences)('%s: the shard is halted', async (_name, statement, why) => {
    const { length } = await env.query(`${statement} RETURNING 1`);
    expect(length).toBeGreaterThan(0);
    await verifyShards(worker);
    expect(await halted()).toMatch(why);
    // What was broken stays so, and whoever looks next begins with what is there.
    if (statement.includes('orders_crc')) await env.query('UPDATE spot_shards SET orders_crc = orders_crc - 1');
  });

  it('and what another engine has matched is left to its own verifier', async () => {
    await env.query(`UPDATE spot_batches SET engine = 2, crc = crc + 1 WHERE ${newest}`);
    await verifyShards(worker);
    expect(await halted()).toBeNull();
  });
});
