import { apply } from '@peerbourse/matching/apply';
import { openMarket } from '@peerbourse/matching/market';
import { takeRest } from '@peerbourse/matching/snapshot';
import pg from 'pg';
import { loadShard } from '../../../apps/server/src/modules/markets/spot/matching/load-shard.ts';
import { noteOrder } from '../../../apps/server/src/modules/markets/spot/matching/order-crc.ts';
import { selectOpenOrders } from '../../../apps/server/src/modules/markets/spot/matching/shard.table.ts';
import type { Shard } from '../../../apps/server/src/modules/markets/spot/matching/shard.ts';
import { pause } from '../../../apps/server/src/platform/clock.ts';
import type { Config } from '../../../apps/server/src/platform/config.ts';
import { openPool } from '../../../apps/server/src/platform/db/pool.ts';
import { openOwnPostgres } from '../../db/own-postgres.ts';
import { insertOwners } from '../../faults/harness-database.ts';
import { round } from '../../load/drive.ts';
import { report } from '../../load/report.ts';
import { openStack, type Stack } from '../../load/stack.ts';
import { postgresSettings } from '../ledger/postgres-server.ts';
import { spread } from '../pairs.ts';

const marketCount = 20;
const ownerCount = 500;
const repeats = 3;
/** Where the reference price is; buys lie below it and sales above it. */
const middle = 500;

const copied = `COPY (SELECT id, owner_id, group_id, side, kind, time_in_force, self_trade, tick, state, trigger_by, trigger_tick, left_lots, left_budget,
  expires_at, maker_rate, taker_rate, sequence, gone, other_leg FROM spot_orders WHERE state IN ('open', 'waiting')) TO STDOUT`;

/** How long a shard with so many open orders takes to be ready, over reading their rows alone; and how long it is without a leader. */
export async function openOrders({ orders, isKept }: { orders: number; isKept: boolean }): Promise<void> {
  const postgres = await openOwnPostgres(postgresSettings);
  const read: { loads: number[]; copies: number[] } = { loads: [], copies: [] };
  const prepare = async (config: Config) => {
    await fill(config, orders / marketCount);
    for (let repeat = 0; repeat < repeats; repeat++) {
      read.copies.push(await copySeconds(config));
      read.loads.push(await loadSeconds(config));
    }
  };
  try {
    const stack = await openStack({ apis: 0, matchers: 2, roles: [], superUrl: postgres.superUrl, prepare });
    try {
      await reportReading(read, orders, isKept);
      await reportTakeovers(stack, orders, isKept);
    } finally {
      await stack.close();
    }
  } finally {
    await postgres.close();
  }
}

async function reportReading({ loads, copies }: { loads: number[]; copies: number[] }, orders: number, isKept: boolean): Promise<void> {
  const ratio = spread(loads.map((load, repeat) => round(load / (copies[repeat] as number), 2)));
  report(
    {
      name: 'spot-open-orders',
      what: `seconds until a shard with ${orders} open orders is read, over the COPY of their rows`,
      figure: `${ratio.median} (${ratio.least} to ${ratio.most}); ${spread(loads).median} s over ${spread(copies).median} s`,
      aim: '<= 3, better 2',
      isReached: ratio.median <= 3,
      details: { ratio, loads, copies, orders, markets: marketCount },
    },
    isKept,
  );
}

/** From the end of the one that matches to the next batch of the other, which a command waits for. */
async function reportTakeovers(stack: Stack, orders: number, isKept: boolean): Promise<void> {
  // Which of the two was first is chance; from here on it is the first.
  await stack.service('matcher-2').stop();
  await command(stack, 'S1', 'post-only');
  await stack.service('matcher-2').start();
  const afterKill = await takeoverSeconds(stack, 'matcher-1', 'SIGKILL');
  const afterStop = await takeoverSeconds(stack, 'matcher-2', 'SIGTERM');
  report(
    {
      name: 'spot-takeover',
      what: `seconds from the end of a matcher to the next batch of the other one, with ${orders} open orders`,
      figure: `${afterKill} after SIGKILL, ${afterStop} after a clean stop`,
      aim: '<= 7 and <= 1',
      isReached: afterKill <= 7 && afterStop <= 1,
      details: { afterKill, afterStop, orders, leaseSeconds: 5 },
    },
    isKept,
  );
}

/** Of the one that has the lease. The other one has its process, and nothing of the shard. */
async function takeoverSeconds(stack: Stack, leader: string, signal: 'SIGKILL' | 'SIGTERM'): Promise<number> {
  await command(stack, 'S2', 'auction');
  await stack.service(leader).stop(signal);
  const began = performance.now();
  await command(stack, 'S3', 'auction');
  const seconds = round((performance.now() - began) / 1_000, 2);
  await stack.service(leader).start();
  return seconds;
}

/** Until the batch with it is settled; a second time it is refused, and settled all the same. */
async function command(stack: Stack, market: string, state: string): Promise<void> {
  const batch = async () => (await stack.query<{ batch: number }>('SELECT last_batch::int AS batch FROM spot_shards'))[0]?.batch;
  const before = await batch();
  await stack.query('SELECT spot_command($1, $2)', [marketName(market), state]);
  while ((await batch()) === before) await pause(20);
}

const marketName = (name: string): string => `BENCH${name}`;

async function fill(config: Config, ordersEach: number): Promise<void> {
  const client = new pg.Client({ connectionString: config.databaseUrl('owner') });
  await client.connect();
  const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await client.query<Row & pg.QueryResultRow>(text, values)).rows;
  const owners = await insertOwners(query, ownerCount);
  const pairs = await query<{ base: string; quote: string }>(
    `SELECT base.coin AS base, quote.coin AS quote FROM reference_coins base JOIN reference_coins quote ON quote.coin <> base.coin
     ORDER BY quote.coin <> 'USDT', quote.coin, base.coin LIMIT $1`,
    [marketCount],
  );
  if (pairs.length < marketCount) throw new Error('there are too few coins for so many markets');
  for (const [at, pair] of pairs.entries()) await fillMarket(query, marketName(`S${at + 1}`), pair, owners, ordersEach);
  await query('ANALYZE spot_orders');
  await writeCrc(config, query);
  await client.end();
}

type Query = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

async function fillMarket(
  query: Query,
  symbol: string,
  { base, quote }: { base: string; quote: string },
  owners: readonly string[],
  count: number,
) {
  const [scales] = await query<{ base: number; quote: number }>(
    'SELECT (SELECT scale FROM reference_coins WHERE coin = $1) AS base, (SELECT scale FROM reference_coins WHERE coin = $2) AS quote',
    [base, quote],
  );
  const parameters = {
    unitValue: 10 ** (scales?.quote ?? 0),
    lotUnits: 10 ** (scales?.base ?? 0),
    maxTick: 2 * middle,
    maxLots: 100,
    maxOrders: count + 1_000,
    minValue: 0,
    entryNear: 10_000,
    entryHigh: 50_000,
    entryLow: 0,
    execution: 500,
    volatility: 0,
    volatilityWindowMs: 60_000,
  };
  const market = openMarket(parameters);
  apply(market, { type: 'reference', tick: middle });
  for (const state of ['announced', 'auction'] as const) apply(market, { type: 'state', state });
  apply(market, { type: 'auction-end' });
  await query(
    `INSERT INTO spot_symbols (symbol, base, quote, shard, price_scale, lot_scale, unit_value, lot_units, max_tick, max_lots, max_orders, min_value)
     VALUES ($1, $2, $3, 1, 0, 0, $4, $5, $6, $7, $8, 0)`,
    [symbol, base, quote, parameters.unitValue, parameters.lotUnits, parameters.maxTick, parameters.maxLots, parameters.maxOrders],
  );
  await query('INSERT INTO spot_markets (symbol, state, reference, kept) VALUES ($1, $2, $3, $4)', [
    symbol,
    market.state,
    middle,
    JSON.stringify({ ...takeRest(market), nextSequence: count + 1 }),
  ]);
  await query(
    `INSERT INTO spot_orders (order_no, symbol, owner_id, group_id, side, kind, time_in_force, self_trade, tick, lots, budget, maker_rate, taker_rate,
       content, state, sequence, left_lots, left_budget, held, created_at, updated_at)
     SELECT 1000000000000000000 + (SELECT count(*) FROM spot_orders) + n, $1, owner, owner, CASE n % 2 WHEN 0 THEN 'buy' ELSE 'sell' END, 'limit', 'gtc',
       'expire-taker', CASE n % 2 WHEN 0 THEN $3 - 1 - n % 400 ELSE $3 + 1 + n % 400 END, 1 + n % 50, 0, 1000, 1000, '\\x00', 'open', n, 1 + n % 50, 0,
       0, app_now(), app_now()
     FROM (SELECT n, ($2::bigint[])[1 + n % array_length($2::bigint[], 1)] AS owner FROM generate_series(1, $4::int) n) one`,
    [symbol, owners, middle, count],
  );
}

/** What the open orders come to, which the matcher compares when it has read them. */
async function writeCrc(config: Config, query: Query): Promise<void> {
  const pool = openPool({ url: config.databaseUrl('matcher'), size: 1, statementMs: 600_000, name: 'bench-crc' });
  const shard: Shard = { shard: 1, lastBatch: 0, lastCommand: 0, markets: new Map(), orderCrcs: new Map(), ordersCrc: 0 };
  for (let at = 1; at <= marketCount; at++) {
    for (const order of await selectOpenOrders(pool.db, marketName(`S${at}`))) noteOrder(shard, order);
  }
  await pool.db.destroy();
  await query('UPDATE spot_shards SET orders_crc = $1', [shard.ordersCrc]);
}

async function loadSeconds(config: Config): Promise<number> {
  const pool = openPool({ url: config.databaseUrl('matcher'), size: 1, statementMs: 10_000, name: 'bench-load' });
  const began = performance.now();
  await loadShard(pool.db, 1);
  const seconds = round((performance.now() - began) / 1_000, 2);
  await pool.db.destroy();
  return seconds;
}

/** Over the wire to a reader that throws the bytes away. */
async function copySeconds(config: Config): Promise<number> {
  const client = new pg.Client({ connectionString: config.databaseUrl('owner') });
  await client.connect();
  const began = performance.now();
  await client.query(copied).catch((error: unknown) => {
    throw error;
  });
  const seconds = round((performance.now() - began) / 1_000, 2);
  await client.end();
  return seconds;
}
