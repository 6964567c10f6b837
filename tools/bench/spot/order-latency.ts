import pg from 'pg';
import { pause } from '../../../apps/server/src/platform/clock.ts';
import { headers } from '../../../packages/contract/src/headers.ts';
import { placeOrder } from '../../../packages/contract/src/markets/spot/place-order.ts';
import { formatUnits } from '../../../packages/rules/src/money.ts';
import { type Ask, callFor } from '../../load/asks.ts';
import { type DriveResult, drive, round, warmUp } from '../../load/drive.ts';
import { report } from '../../load/report.ts';
import { spread } from '../pairs.ts';
import { openSpotBench, type SpotBench } from './grounds.ts';
import { logInOwners, OrderListeners, type Trader } from './order-listeners.ts';

const aims = { p50Ms: 30, p99Ms: 150, timesCommit: 8 };
const clients = 64;
const capacityRounds = 3;
const commitsAtOnce = 16;
/** Longer than any order may take: one that is not told by then is lost. */
const lostAfterMs = 30_000;

/** By round. */
interface Measured {
  ours: DriveResult[];
  bare: DriveResult[];
}

/**
 * How long it takes from the moment at which an order is due to be sent until its owner's socket tells of it, at half of what the machine
 * can do, over a commit of one row in the same PostgreSQL at the same pace. Orders are sent by the clock, whether or not the ones before
 * them have been told. The worker runs as well: it is who hands facts on to the sockets.
 */
export async function orderLatency({ rounds, seconds, isKept }: { rounds: number; seconds: number; isKept: boolean }): Promise<void> {
  const bench = await openSpotBench({ apis: 1, matchers: 1, roles: ['stream', 'worker'] });
  const listeners = new OrderListeners();
  const commits = await openCommits(bench);
  try {
    const traders = await logInOwners(bench);
    await listeners.open(bench, traders);
    const placing = placer(bench, traders, listeners);
    const capacity = await measureCapacity(bench, { listeners, placing, seconds });
    const perSecond = Math.max(1, Math.round(capacity.median / 2));
    await warmUp(commits.next, perSecond);
    const pace = { perSecond, count: perSecond * seconds, isRandom: true, tickMs: 1 };
    const arms = {
      ours: async () => drive({ ...pace, next: toldAsks(placing, await marketPrice(bench)) }),
      bare: () => drive({ ...pace, next: commits.next }),
    };
    const since = await businessTime(bench);
    placing.answeredMs.length = 0;
    const measured: Measured = { ours: [], bare: [] };
    for (let pair = 0; pair < rounds; pair++) {
      for (const arm of pair % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
        const result = await arms[arm]();
        if (result.failed > 0) throw new Error(`something failed: ${JSON.stringify(result.failures)}`);
        measured[arm].push(result);
        process.stderr.write(`${arm}, ${perSecond}/s: p50 ${result.p50Ms} ms, p99 ${result.p99Ms} ms, at most ${result.maxMs} ms\n`);
      }
    }
    const stages = { answered: sharesOf(placing.answeredMs), ...(await stagesSince(bench, since)) };
    reportLatency(measured, { perSecond, capacity, rounds, secondsPerArm: seconds, stages }, isKept);
  } finally {
    listeners.close();
    await commits.close();
    await bench.close();
  }
}

function reportLatency({ ours, bare }: Measured, details: { perSecond: number; [more: string]: unknown }, isKept: boolean): void {
  const of = (which: 'p50Ms' | 'p99Ms') => ({
    ours: spread(ours.map((result) => result[which])),
    bare: spread(bare.map((result) => result[which])),
    timesCommit: spread(ours.map((result, pair) => round(result[which] / (bare[pair] as DriveResult)[which], 2))),
  });
  const [p50, p99] = [of('p50Ms'), of('p99Ms')];
  const isQuick = p50.ours.median <= aims.p50Ms && p99.ours.median <= aims.p99Ms;
  const isNear = p50.timesCommit.median <= aims.timesCommit && p99.timesCommit.median <= aims.timesCommit;
  const figureOf = ({ ours: own, bare: commit, timesCommit }: typeof p50) =>
    `${own.median} ms (${own.least} to ${own.most}), ${timesCommit.median} times the ${commit.median} ms of a commit`;
  report(
    {
      name: 'spot-latency',
      what: `from when an order is due to be sent to the private message that tells of it, at half of what the machine can do (${details.perSecond}/s)`,
      figure: `p50 ${figureOf(p50)}; p99 ${figureOf(p99)}`,
      aim: `p50 <= ${aims.p50Ms} ms and p99 <= ${aims.p99Ms} ms, or both <= ${aims.timesCommit} times a commit`,
      isReached: isQuick || isNear,
      details: { ...details, gaps: 'random, on both sides', answer: 'ack', p50, p99 },
    },
    isKept,
  );
}

interface Placing {
  /** Answers when the order is accepted; `onTold` is called by the first message about it. */
  place(price: string, onTold: () => void): Promise<void>;
  /** From sending to the answer, of each order. */
  answeredMs: number[];
}

/** A sale and a purchase in turn, each of the next trader. Whoever listens need not wait in the answer for the order's turn. */
function placer({ stack }: SpotBench, traders: readonly Trader[], listeners: OrderListeners): Placing {
  const address = `http://127.0.0.1:${stack.ports.api[0]}`;
  const origin = stack.variables.PB_ORIGINS as string;
  const answeredMs: number[] = [];
  let count = 0;
  const place = async (price: string, onTold: () => void) => {
    const { cookie } = traders[count % traders.length] as Trader;
    const side = count % 2 === 0 ? 'sell' : 'buy';
    const clientOrderId = `bench-${count++}`;
    listeners.expect(clientOrderId, onTold);
    const sentAt = performance.now();
    const input = { symbol: 'BTCUSDT', side, type: 'limit', price, quantity: '0.001', clientOrderId, answer: 'ack' };
    await callFor(address, placeOrder, input, { cookie, origin, [headers.deviceId]: 'bench' });
    answeredMs.push(performance.now() - sentAt);
  };
  return { place, answeredMs };
}

/** Each is over when it is told. */
function toldAsks({ place }: Placing, price: string): () => Ask {
  const send = () =>
    new Promise<'complete'>((resolve, reject) => {
      const lost = setTimeout(() => reject(new Error('it was not told')), lostAfterMs);
      const onTold = () => {
        clearTimeout(lost);
        resolve('complete');
      };
      place(price, onTold).catch(reject);
    });
  return () => ({ name: placeOrder.name, send });
}

interface CapacityOptions {
  listeners: OrderListeners;
  placing: Placing;
  seconds: number;
}

/**
 * Orders a second from the first request to the last private message, when clients place orders as fast as they are answered: so the
 * slowest of accepting, matching and telling counts. What the load costs on the same cores belongs to it, here as in what is measured then.
 */
async function measureCapacity(bench: SpotBench, { listeners, placing, seconds }: CapacityOptions): Promise<ReturnType<typeof spread>> {
  const perSecond: number[] = [];
  // The first round is for the compiler and the caches.
  for (let attempt = -1; attempt < capacityRounds; attempt++) {
    // As the database does by itself within its first minute: plans that were made for empty tables read all of them.
    await bench.stack.query('ANALYZE');
    const price = await marketPrice(bench);
    let orders = 0;
    const began = performance.now();
    const client = async () => {
      while (performance.now() < began + seconds * 1_000) {
        orders += 1;
        await placing.place(price, () => undefined);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    const answeredAt = performance.now();
    while (listeners.untoldCount > 0) {
      if (performance.now() > answeredAt + lostAfterMs) throw new Error(`${listeners.untoldCount} orders were not told`);
      await pause(20);
    }
    const reached = round((orders * 1_000) / (listeners.lastToldAt - began), 1);
    if (attempt >= 0) perSecond.push(reached);
    process.stderr.write(
      `capacity: ${reached}/s, the last one told ${Math.round(listeners.lastToldAt - answeredAt)} ms after the last answer\n`,
    );
  }
  return spread(perSecond);
}

/** Of the market, when it has heard what the worker has published: an order far from it would be refused. */
async function marketPrice({ stack }: SpotBench): Promise<string> {
  for (;;) {
    const [row] = await stack.query<{ tick: string; scale: number }>(
      `SELECT reference::text AS tick, price_scale AS scale FROM spot_markets JOIN spot_symbols USING (symbol)
       JOIN rates_prices ON pair = lower(base || '_' || quote) AND price / (10 ^ (8 - price_scale))::bigint = reference`,
    );
    if (row) return formatUnits(BigInt(row.tick), row.scale);
    await pause(100);
  }
}

/** Single rows, each in a transaction of its own that waits for the disk. */
async function openCommits({ stack, config }: SpotBench) {
  await stack.query('CREATE TABLE bench_commits (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at timestamptz NOT NULL)');
  const pool = new pg.Pool({ connectionString: config.databaseUrl('owner'), max: commitsAtOnce });
  const send = async () => {
    await pool.query({ name: 'commit', text: 'INSERT INTO bench_commits (at) VALUES (now())' });
    return 'complete' as const;
  };
  return { next: (): Ask => ({ name: 'commit', send }), close: () => pool.end() };
}

async function businessTime({ stack }: SpotBench): Promise<Date> {
  const [row] = await stack.query<{ now: Date }>('SELECT app_now() AS now');
  return (row as { now: Date }).now;
}

/** In PostgreSQL, of purchases that traded at once: from the transaction that accepted them to that of their settlement, and on to the relay's. */
async function stagesSince({ stack }: SpotBench, since: Date) {
  const shares = (text: string) =>
    `(percentile_cont('{0.5,0.99}'::float8[]) WITHIN GROUP (ORDER BY extract(epoch FROM ${text}) * 1000))::float8[]`;
  const [row] = await stack.query<Record<'settled' | 'relayed', [p50: number, p99: number]>>(
    `SELECT
       (SELECT ${shares('updated_at - created_at')} FROM spot_orders WHERE side = 'buy' AND reason = 'filled' AND created_at > $1) AS settled,
       (SELECT ${shares('published_at - created_at')} FROM platform_outbox WHERE stream = 'spot' AND created_at > $1) AS relayed`,
    [since],
  );
  const { settled, relayed } = row as Record<'settled' | 'relayed', [p50: number, p99: number]>;
  const rounded = ([p50, p99]: [p50: number, p99: number]) => ({ p50Ms: round(p50, 1), p99Ms: round(p99, 1) });
  return { settled: rounded(settled), relayed: rounded(relayed) };
}

function sharesOf(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0, 1);
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}
