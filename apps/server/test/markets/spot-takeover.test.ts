import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { takeLease } from '#modules/markets/spot/matching/shard.table.ts';
import { installFaults } from '#platform/faults.ts';
import { startRole } from '#platform/role-runtime.ts';
import { sql } from '#platform/sql.ts';
import { type ChildRole, openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import { SpotHarness } from './spot-harness.ts';

let env: TestEnvironment;
let spot: SpotHarness;

beforeAll(async () => {
  env = await openTestEnvironment();
  spot = await SpotHarness.open(env);
});

afterEach(async () => {
  installFaults(undefined);
  await env.stop('matcher');
  await endLease();
});

afterAll(async () => {
  await spot.close();
  await env.close();
});

const usdt = 1_000_000n;
const btc = 100_000_000n;

interface ShardRow {
  epoch: number;
  last_batch: number;
  halted: string | null;
  is_held: boolean;
}

async function shard(): Promise<ShardRow> {
  const [row] = await env.query<ShardRow>(
    'SELECT epoch::int, last_batch::int, halted, lease_until > clock_timestamp() AS is_held FROM spot_shards',
  );
  return row as ShardRow;
}

/** As if five seconds had gone by without a word of the holder. */
const endLease = () => env.query(`UPDATE spot_shards SET lease_until = '-infinity'`);

/** A seller and a buyer of 400 lots at 60,000. */
async function placePair(): Promise<{ buyer: string; seller: string; buy: string; sell: string }> {
  const [buyer, seller] = [await spot.newTrader(1_000n * usdt), await spot.newTrader(0n, btc)];
  const sell = await spot.place({ owner: seller, side: 'sell', tick: 600_000, lots: 400 });
  const buy = await spot.place({ owner: buyer, side: 'buy', tick: 600_000, lots: 400 });
  return { buyer, seller, buy, sell };
}

async function tradedOnce({ buyer, seller, buy, sell }: Awaited<ReturnType<typeof placePair>>): Promise<void> {
  await spot.settled();
  expect(await env.query('SELECT lots FROM spot_trades WHERE buy_order = $1 OR sell_order = $2', [buy, sell])).toHaveLength(1);
  expect(await spot.coins(buyer, 'BTC')).toEqual({ spot: 399_600n, held: 0n });
  expect(await spot.coins(buyer, 'USDT')).toEqual({ spot: 760n * usdt, held: 0n });
  expect(await spot.coins(seller, 'USDT')).toEqual({ spot: 240n * usdt - 240_000n, held: 0n });
  expect(await spot.wrongHolds()).toEqual([]);
}

const matching = (child: ChildRole) =>
  vi.waitFor(async () => expect((await shard()).is_held, String(child.process.pid)).toBe(true), 20_000);

describe('whoever takes a shard over', () => {
  it.each(['spot.before-settling', 'spot.before-commit', 'spot.after-commit'])(
    'settles once what the one before was killed with at %s',
    async (name) => {
      const pair = await placePair();
      const dying = env.spawn('matcher', { PB_FAULTS: `${name}:kill` });
      await dying.exited;
      expect(dying.process.signalCode).toBe('SIGKILL');
      await endLease();
      await env.start('matcher');
      await tradedOnce(pair);
    },
  );

  it('goes on with the quote sets of the one before, with what waits for its turn, and halts when a reserve is another', async () => {
    await env.start('matcher');
    const maker = await spot.newMaker(1_000n * usdt, btc);
    await spot.quote(maker, [[590_000, 100]], [[600_500, 300]]);
    await spot.settled();
    const levels = await spot.levels(maker);
    await env.stop('matcher');
    await spot.ledger.credit(maker, 7n * usdt, 'spot', 'USDT');
    await spot.reserve(maker, 0n, 7n * usdt);
    const taker = await spot.newTrader(1_000n * usdt);
    const buy = await spot.place({ owner: taker, side: 'buy', tick: 600_500, lots: 100 });
    await env.start('matcher');
    await spot.settled();
    expect(await spot.order(buy)).toMatchObject({ state: 'done', reason: 'filled' });
    expect(await spot.levels(maker)).toEqual([levels[0], { id: levels[1]?.id, level: 'sell 600500 200' }]);
    expect(await spot.wrongReserves()).toEqual([]);
    await env.stop('matcher');
    await env.query('UPDATE spot_quote_sets SET quote_units = quote_units + 1 WHERE owner_id = $1', [maker]);
    await env.start('matcher');
    await vi.waitFor(async () => expect((await shard()).halted).toMatch(/the reserves of BTCUSDT are not those of its last batch/), 10_000);
    await env.query('UPDATE spot_quote_sets SET quote_units = quote_units - 1 WHERE owner_id = $1', [maker]);
    await env.queryAs('admin', 'SELECT spot_resume_shard(1::smallint)');
    await spot.release(maker);
    await spot.settled();
    expect(await spot.levels(maker)).toEqual([]);
  });

  it('waits until the lease of the one before is over, and not for anything else', async () => {
    const child = env.spawn('matcher');
    await matching(child);
    const { epoch } = await shard();
    child.process.kill('SIGKILL');
    await child.exited;
    const pair = await placePair();
    await env.start('matcher');
    await tradedOnce(pair);
    expect((await shard()).epoch).toBe(epoch + 1);
  });

  it('has it at once after a clean stop, which settles what it had begun', async () => {
    await env.start('matcher');
    await vi.waitFor(async () => expect((await shard()).is_held).toBe(true));
    const pair = await placePair();
    await env.stop('matcher');
    expect((await shard()).is_held).toBe(false);
    await env.start('matcher');
    await tradedOnce(pair);
  });

  it('is alone: one that was frozen in the middle of a batch wakes up to a refusal', async () => {
    const frozen = Promise.withResolvers<void>();
    const woken = Promise.withResolvers<void>();
    let times = 0;
    installFaults((name) => {
      if (name !== 'spot.before-settling' || times++ > 0) return;
      frozen.resolve();
      return woken.promise;
    });
    const pair = await placePair();
    await env.start('matcher');
    await frozen.promise;
    await endLease();
    const other = env.spawn('matcher');
    await tradedOnce(pair);
    const { epoch, last_batch } = await shard();
    woken.resolve();
    await tradedOnce(await placePair());
    expect((await shard()).epoch).toBe(epoch);
    expect((await shard()).last_batch).toBeGreaterThan(last_batch);
    other.process.kill('SIGTERM');
    await other.exited;
  });

  it('need not wait for one that is frozen just before its commit: its session ends with its lease', async () => {
    const frozen = Promise.withResolvers<void>();
    const woken = Promise.withResolvers<void>();
    let times = 0;
    installFaults((name) => {
      if (name !== 'spot.before-commit' || times++ > 0) return;
      frozen.resolve();
      return woken.promise;
    });
    const pair = await placePair();
    await env.start('matcher');
    await frozen.promise;
    const other = env.spawn('matcher');
    await tradedOnce(pair);
    woken.resolve();
    await tradedOnce(await placePair());
    other.process.kill('SIGTERM');
    await other.exited;
  });

  it('goes on when its connections are cut, and settles each batch once', async () => {
    await env.start('matcher');
    const pairs = [];
    for (let round = 0; round < 5; round++) {
      pairs.push(await placePair());
      await env.cutConnections('matcher');
      await endLease();
    }
    for (const pair of pairs) await tradedOnce(pair);
    expect((await shard()).halted).toBeNull();
  });
});

describe('a lease', () => {
  it('is taken again at once by whoever has it, with another epoch, and by nobody else', async () => {
    const { db } = startRole('matcher', env.config);
    const first = await takeLease(db, 1, 'one', 60_000);
    expect(await takeLease(db, 1, 'other', 60_000)).toBeUndefined();
    expect(Number(await takeLease(db, 1, 'one', 60_000))).toBe(Number(first) + 1);
    await db.destroy();
  });

  it('is kept while the shard is read, however long that takes', async () => {
    const leaseOf = async () => {
      const [row] = await env.query<{ epoch: number; until: Date }>('SELECT epoch::int, lease_until AS until FROM spot_shards');
      return row as { epoch: number; until: Date };
    };
    const before = await leaseOf();
    await spot.ledger.act('owner', async (tx) => {
      // Whoever reads the shard waits here.
      await sql`LOCK TABLE spot_quote_levels IN ACCESS EXCLUSIVE MODE`.execute(tx);
      await env.start('matcher');
      await vi.waitFor(async () => expect((await leaseOf()).epoch).toBe(before.epoch + 1), 20_000);
      const taken = await leaseOf();
      await vi.waitFor(async () => expect((await leaseOf()).until.getTime()).toBeGreaterThan(taken.until.getTime()), 20_000);
      expect((await leaseOf()).epoch).toBe(taken.epoch);
    });
    await tradedOnce(await placePair());
  });
});

describe('an error that passes', () => {
  it.each(['40P01', '40001', '57014'])('%s: the shard is read anew and goes on, and is not halted', async (code) => {
    let times = 0;
    installFaults((name) => {
      if (name === 'spot.before-commit' && times++ === 0) throw Object.assign(new Error('in the way of others'), { code });
    });
    const pair = await placePair();
    await env.start('matcher');
    await vi.waitFor(() => expect(times).toBeGreaterThan(0), 20_000);
    await endLease();
    await tradedOnce(pair);
    expect((await shard()).halted).toBeNull();
  });
});

describe('orders that are not those of the last batch', () => {
  it('halt the shard: orders and cancels are taken and wait, until somebody has looked', async () => {
    await env.start('matcher');
    const owner = await spot.newTrader(1_000n * usdt);
    const order = await spot.place({ owner, side: 'buy', tick: 590_000, lots: 100 });
    await spot.settled();
    await env.stop('matcher');
    await env.query('UPDATE spot_orders SET left_lots = left_lots - 1 WHERE id = $1', [order]);
    await env.start('matcher');
    await vi.waitFor(async () => expect((await shard()).halted).toMatch(/the open orders of shard 1 are not those of batch \d+/), 10_000);
    await spot.cancel(owner, order);
    const { last_batch } = await shard();
    expect(await spot.count('spot_inbox')).toBe(1);
    await env.query('UPDATE spot_orders SET left_lots = left_lots + 1 WHERE id = $1', [order]);
    await env.queryAs('admin', 'SELECT spot_resume_shard(1::smallint)');
    await spot.settled();
    expect((await shard()).last_batch).toBeGreaterThan(last_batch);
    expect(await spot.order(order)).toMatchObject({ state: 'done', reason: 'cancelled' });
  });
});
