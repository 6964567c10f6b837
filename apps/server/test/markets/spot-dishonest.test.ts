import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadShard } from '#modules/markets/spot/matching/load-shard.ts';
import { matchBatch } from '#modules/markets/spot/matching/match-batch.ts';
import { nextSteps, noSurvey } from '#modules/markets/spot/matching/next-steps.ts';
import { Superseded, settle } from '#modules/markets/spot/matching/settle.ts';
import { type ToldBatch, takeLease, type Writer } from '#modules/markets/spot/matching/shard.table.ts';
import { tellBatch } from '#modules/markets/spot/matching/tell-batch.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { symbol } from '../support/fixtures/spot-market.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import { SpotHarness } from './spot-harness.ts';

let env: TestEnvironment;
let spot: SpotHarness;
let matcher: RoleRuntime;
let buyer: string;
let seller: string;
let buy: string;
let sell: string;

beforeAll(async () => {
  env = await openTestEnvironment();
  spot = await SpotHarness.open(env);
  matcher = startRole('matcher', env.config);
});

afterAll(async () => {
  await matcher.db.destroy();
  await spot.close();
  await env.close();
});

const usdt = 1_000_000n;
const btc = 100_000_000n;

/** What an honest matcher tells of everything that waits. Its lease is over at once, so that the next one needs not wait. */
async function honest(): Promise<{ told: ToldBatch; writer: Writer }> {
  const epoch = (await takeLease(matcher.db, 1, 'test', 0)) as string;
  const shard = await loadShard(matcher.db, 1);
  const { steps, now } = await nextSteps(matcher.db, shard, [], noSurvey);
  return { told: tellBatch(shard, matchBatch(shard, steps), now), writer: { epoch, leaseMs: 0 } };
}

/** Everything that a batch could change, in numbers. */
async function everything(): Promise<unknown> {
  return await env.query(`
    SELECT (SELECT json_agg(o ORDER BY id) FROM (SELECT id, state, held, tick, lots, filled_lots FROM spot_orders) o) AS orders,
      (SELECT sum(abs(balance)) FROM ledger_account_balances)::text AS balances, (SELECT count(*) FROM ledger_journals)::int AS journals,
      (SELECT json_agg(q ORDER BY owner_id) FROM (SELECT owner_id, base_units, quote_units, levels FROM spot_quote_sets) q) AS quotes,
      (SELECT count(*) FROM spot_trades)::int AS trades, (SELECT count(*) FROM spot_inbox)::int AS inbox,
      (SELECT last_batch FROM spot_shards)::int AS batch`);
}

const codeOf = (told: ToldBatch, writer: Writer) =>
  settle(matcher.db, told, writer).then(
    () => 'settled',
    (error: Error & { code?: string }) => (error instanceof Superseded ? 'PB011' : error.code),
  );

/** The fields of a row as text. */
const change = (row: string, place: number, value: string | ((known: string) => string)): string => {
  const fields = row.slice(1, -1).split(',');
  fields[place] = typeof value === 'string' ? value : value(fields[place] as string);
  return `(${fields.join()})`;
};

const trade = (place: number, value: string | ((known: string) => string)) => (told: ToldBatch) => {
  told.trades[0] = change(told.trades[0] as string, place, value);
};
const more = (known: string) => String(BigInt(known) + 1n);

describe('a matcher that somebody has taken over', () => {
  beforeEach(async () => {
    [buyer, seller] = [await spot.newTrader(1_000n * usdt), await spot.newTrader(0n, btc)];
    sell = await spot.place({ owner: seller, side: 'sell', tick: 600_000, lots: 1_000 });
    buy = await spot.place({ owner: buyer, side: 'buy', tick: 601_000, lots: 400 });
  });

  const order = (id: () => string, place: number, value: string | ((known: string) => string)) => (told: ToldBatch) => {
    told.orders = told.orders.map((row) => (row.startsWith(`(${id()},`) ? change(row, place, value) : row));
  };
  const lies: ReadonlyArray<[string, (told: ToldBatch) => void, string]> = [
    ['trades above what the buyer would pay', trade(2, '601001'), 'PB012'],
    ['trades below what the seller would take', trade(2, '599999'), 'PB012'],
    ['trades more than is held', trade(3, '1001'), 'PB012'],
    ['trades nothing', trade(3, '0'), 'PB012'],
    ['trades less than nothing', trade(3, '-400'), 'PB012'],
    ['takes a higher fee of the buyer', trade(7, more), 'PB012'],
    ['takes a higher fee of the seller', trade(8, more), 'PB012'],
    ['gives a fee', trade(7, '-1'), 'PB012'],
    ['names an order that nobody placed', trade(5, '987654321'), 'PB012'],
    ['lets the seller buy', trade(5, () => sell), 'PB012'],
    ['trades in another market', trade(0, 'ETHUSDT'), 'PB012'],
    ['raises the limit of the buyer', order(() => buy, 3, '700000'), 'PB012'],
    ['asks for more in the name of the seller', order(() => sell, 4, '5000'), 'PB012'],
    ['frees more than an order holds', order(() => sell, 9, '100000001'), 'PB001'],
    ['frees less than was paid', order(() => buy, 9, '0'), 'PB012'],
    ['tells of one order twice', (told) => told.orders.push(told.orders[0] as string), 'PB012'],
    ['tells of one trade twice', (told) => told.trades.push(told.trades[0] as string), 'PB012'],
  ];

  it.each(lies)('%s: refused, and nothing has moved', async (_name, lie, code) => {
    const { told, writer } = await honest();
    const before = await everything();
    const lied = structuredClone(told);
    lie(lied);
    expect(lied).not.toEqual(told);
    expect(await codeOf(lied, writer)).toBe(code);
    expect(await everything()).toEqual(before);
    expect(await codeOf(told, writer), 'the truth is settled').toBe('settled');
  });

  it('lets a person trade with himself: refused', async () => {
    const own = await spot.newTrader(1_000n * usdt, btc);
    const [ownSell, ownBuy] = [
      await spot.place({ owner: own, side: 'sell', tick: 605_000, lots: 10 }),
      await spot.place({ owner: own, side: 'buy', tick: 590_000, lots: 10 }),
    ];
    const { told, writer } = await honest();
    const lied = structuredClone(told);
    lied.trades.push(`(${symbol},77,600000,10,buy,${ownBuy},${ownSell},0,0)`);
    expect(await codeOf(lied, writer)).toBe('PB012');
    expect(await codeOf(told, writer)).toBe('settled');
  });

  it('opens again what is over: refused', async () => {
    const first = await honest();
    await settle(matcher.db, first.told, first.writer);
    expect(await spot.order(buy)).toMatchObject({ state: 'done' });
    await spot.place({ owner: await spot.newTrader(1_000n * usdt), side: 'buy', tick: 590_000, lots: 10 });
    const { told, writer } = await honest();
    const lied = structuredClone(told);
    lied.orders.push(`(${buy},open,,,,1,400,0,0,0)`);
    expect(await codeOf(lied, writer)).toBe('PB012');
    expect(await codeOf(told, writer)).toBe('settled');
  });

  it('settles a batch twice, with a lease that is over, or without its inbox: it is told that it is not its turn', async () => {
    const { told, writer } = await honest();
    expect(await codeOf(told, { ...writer, epoch: String(BigInt(writer.epoch) - 1n) })).toBe('PB011');
    expect(await codeOf({ ...told, inbox: told.inbox.map((id) => (id === 0 ? 0 : id + 1_000_000)) }, writer)).toBe('PB011');
    expect(await codeOf({ ...told, batch: told.batch + 1 }, writer)).toBe('PB011');
    expect(await codeOf(told, writer)).toBe('settled');
    expect(await codeOf(told, writer)).toBe('PB011');
  });

  it('cannot write any table, nor move a coin by itself', async () => {
    const attempts = [
      `UPDATE spot_orders SET held = 0`,
      `DELETE FROM spot_inbox`,
      `INSERT INTO spot_inbox (shard, symbol, command) VALUES (1, '${symbol}', '{}')`,
      `UPDATE spot_shards SET epoch = 1`,
      `SELECT ledger_settle('spot-trade', 'mine', '', '{1}', '{""}', '{0}')`,
      `SELECT spot_accept_many('[]')`,
      `SELECT spot_reserve_quotes(1, '${symbol}', 1, 1, 0, 0)`,
      `UPDATE spot_quote_sets SET base_units = 0`,
      `SELECT spot_resume_shard(1::smallint)`,
    ];
    for (const attempt of attempts) await expect(env.queryAs('matcher', attempt), attempt).rejects.toThrow(/permission denied/);
  });
});

describe('a matcher that lies about quotes', () => {
  let maker: string;

  beforeEach(async () => {
    maker = await spot.newMaker(1_000n * usdt, btc);
    await spot.quote(
      maker,
      [
        [599_000, 500],
        [598_000, 500],
      ],
      [[599_500, 1_000]],
    );
    const { told, writer } = await honest();
    await settle(matcher.db, told, writer);
    buy = await spot.place({ owner: await spot.newTrader(1_000n * usdt), side: 'buy', tick: 601_000, lots: 400 });
  });

  // The next maker is to be met first.
  afterEach(async () => {
    await spot.quote(maker, [], []);
    const { told, writer } = await honest();
    await settle(matcher.db, told, writer);
  });

  const quotes = (place: number, value: string | ((known: string) => string)) => (told: ToldBatch) => {
    told.quotes[0] = change(told.quotes[0] as string, place, value);
  };
  const ask = (place: number, value: string | ((known: string) => string)) => (told: ToldBatch) => {
    told.levels = told.levels.map((row) => (row.includes(',sell,') ? change(row, place, value) : row));
  };
  const stranger = () => spot.newTrader();

  const lies: ReadonlyArray<[string, (told: ToldBatch) => void | Promise<void>, string]> = [
    ['trades below what the maker would take', trade(2, '599499'), 'PB012'],
    ['trades more than the level had', trade(3, '1001'), 'PB012'],
    ['takes a higher fee of the maker', trade(8, more), 'PB012'],
    ['trades a level that nobody asked for', trade(6, more), 'PB012'],
    ['leaves more of a level than it had', ask(5, more), 'PB012'],
    ['leaves nothing of a level and keeps it', ask(5, '0'), 'PB012'],
    ['gives a level another price', ask(4, '599501'), 'PB012'],
    ['puts a level on the other side', ask(3, 'buy'), 'PB012'],
    ['raises the fee of a level', ask(7, '2000'), 'PB012'],
    ['gives a level to somebody else', async (told) => ask(1, await stranger())(told), 'PB012'],
    ['tells of one level twice', (told) => void told.levels.push(told.levels[0] as string), 'PB012'],
    ['tells of one set twice', (told) => void told.quotes.push(told.quotes[0] as string), 'PB012'],
    [
      'does not tell of the set that traded',
      (told) => {
        told.quotes = [];
        told.levels = [];
      },
      'PB012',
    ],
    ['gives a reserve back that nobody released', quotes(3, '1'), 'PB012'],
    ['adds to a reserve', quotes(4, '-1'), 'PB012'],
    ['tells of a set that is not there', async (told) => quotes(1, await stranger())(told), 'PB012'],
  ];

  it.each(lies)('%s: refused, and nothing has moved', async (_name, lie, code) => {
    const { told, writer } = await honest();
    const lied = structuredClone(told);
    await lie(lied);
    const before = await everything();
    expect(lied).not.toEqual(told);
    expect(await codeOf(lied, writer)).toBe(code);
    expect(await everything()).toEqual(before);
    expect(await codeOf(told, writer), 'the truth is settled').toBe('settled');
    expect((await spot.levels(maker)).map(({ level }) => level)).toEqual(['buy 599000 500', 'buy 598000 500', 'sell 599500 600']);
  });

  it('gives back more than was released: refused', async () => {
    const first = await honest();
    await settle(matcher.db, first.told, first.writer);
    await spot.release(maker);
    const { told, writer } = await honest();
    const lied = structuredClone(told);
    quotes(4, more)(lied);
    expect(await codeOf(lied, writer)).toBe('PB012');
    expect(await codeOf(told, writer)).toBe('settled');
    expect(await spot.wrongReserves()).toEqual([]);
  });
});
