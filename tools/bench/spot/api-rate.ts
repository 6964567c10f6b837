import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { publicNumber } from '../../../apps/server/src/platform/ids.ts';
import { placeOrder } from '../../../packages/contract/src/markets/spot/place-order.ts';
import { root } from '../../dev-stack/stack.ts';
import { logIn } from '../../faults/chaos/customers.ts';
import { round } from '../../load/drive.ts';
import { report } from '../../load/report.ts';
import { type Arm, compare } from '../pairs.ts';
import { openSpotBench, type SpotBench } from './grounds.ts';

const connections = 64;
/** As many as the api has transactions of orders under way. */
const callsAtOnce = 2;
const aim = 0.4;

/** What an order was asked with, but for its numbers. */
type Asked = Record<string, string | number>;

/** The orders of each transaction of the api's last run, which the bare side places again. */
interface Played {
  batches: Asked[][];
  /** Of orders in all transactions so far. */
  sizes: { orders: number; batches: number };
}

/**
 * How many orders a second the api accepts over calls of `spot_accept_many` alone, with the same orders in the same batches. No matcher
 * runs: it would take time of the same cores for something else than accepting, on both sides and each time another share. So the
 * answer that is asked for is the one that does not wait for the order's turn. All gates are on; limits are so high that nobody meets them.
 */
export async function apiRate({ rounds, seconds, isKept }: { rounds: number; seconds: number; isKept: boolean }): Promise<void> {
  const bench = await openSpotBench({ apis: 1 });
  const folder = mkdtempSync(join(tmpdir(), 'pb-bench-'));
  const played: Played = { batches: [], sizes: { orders: 0, batches: 0 } };
  const bare = await bareArm(bench, played);
  try {
    const result = await compare({
      ours: await apiArm(bench, played, folder),
      bare: bare.arm,
      pairs: rounds,
      seconds,
      warmUpSeconds: Math.min(2, seconds),
      ownCpuSeconds: async () => {
        const { postgres: _seenByStack, ...others } = await bench.stack.cpuSeconds();
        return Object.values(others).reduce((sum, part) => sum + part, bench.postgresCpu());
      },
    });
    const { ratio, oursPerSecond, barePerSecond, oursCpuMicros, bareCpuMicros } = result;
    const ordersPerBatch = round(played.sizes.orders / played.sizes.batches, 1);
    report(
      {
        name: 'spot-api-accepting',
        what: `orders a second accepted by the api from ${connections} connections, over bare calls of spot_accept_many in the same batches`,
        figure: `${ratio.median} (${ratio.least} to ${ratio.most}); ${oursPerSecond.median}/s over ${barePerSecond.median}/s, ${ordersPerBatch} orders in a batch; CPU per order ${oursCpuMicros.median} µs over ${bareCpuMicros.median} µs`,
        aim: `>= ${aim}, better 0.6`,
        isReached: ratio.median >= aim,
        details: { connections, callsAtOnce, ordersPerBatch, matcher: 'none', answer: 'ack', ...result },
      },
      isKept,
    );
  } finally {
    await bare.close();
    rmSync(folder, { recursive: true, force: true });
    await bench.close();
  }
}

/** wrk asks, because a client of ours would take as much time of the cores as the api itself. */
async function apiArm(bench: SpotBench, played: Played, folder: string): Promise<Arm> {
  const { stack, owners } = bench;
  const customers = await Promise.all(owners.map((owner) => logIn(stack.query, owner)));
  const cookies = join(folder, 'sessions');
  writeFileSync(cookies, `${customers.map(({ cookie }) => cookie).join('\n')}\n`);
  let runs = 0;
  return {
    cpuSeconds: () => stack.service('api-1').cpuSeconds() + bench.postgresCpu(),
    run: async (seconds) => {
      const began = performance.now();
      const before = await lastOrder(bench);
      const run = `api${runs++}`;
      const answered = await placeOrders(bench, { cookies, seconds, run });
      played.batches = await batchesAfter(bench, before, run);
      const written = played.batches.reduce((sum, batch) => sum + batch.length, 0);
      // A refusal has status 200, too. Those under way when a run ends are written without being answered.
      if (written < answered || written > answered + connections) throw new Error(`${answered} orders were answered, ${written} are there`);
      played.sizes.orders += written;
      played.sizes.batches += played.batches.length;
      await emptyInbox(bench);
      return overWholeRun(answered / seconds, began);
    },
  };
}

async function bareArm(bench: SpotBench, played: Played) {
  const clients = Array.from({ length: callsAtOnce }, () => new pg.Client({ connectionString: bench.config.databaseUrl('api') }));
  await Promise.all(clients.map((client) => client.connect()));
  let orders = 0;
  let next = 0;
  const arm: Arm = {
    cpuSeconds: bench.postgresCpu,
    run: async (seconds) => {
      const began = performance.now();
      const before = orders;
      const lane = async (client: pg.Client) => {
        while (performance.now() < began + seconds * 1_000) {
          const batch = played.batches[next++ % played.batches.length] as Asked[];
          await accept(
            client,
            batch.map((asked) => ({ ...asked, orderNo: publicNumber(), clientOrderId: `bare-${orders++}` })),
          );
        }
      };
      await Promise.all(clients.map(lane));
      const perSecond = (orders - before) / ((performance.now() - began) / 1_000);
      await emptyInbox(bench);
      return overWholeRun(perSecond, began);
    },
  };
  return { arm, close: () => Promise.all(clients.map((client) => client.end())) };
}

async function accept(client: pg.Client, orders: readonly Asked[]): Promise<void> {
  const { rows } = await client.query<{ outcome: string }>({
    name: 'accept',
    text: 'SELECT order_no::text, outcome FROM spot_accept_many($1::jsonb) ORDER BY place',
    values: [JSON.stringify(orders)],
  });
  const refused = rows.find(({ outcome }) => outcome !== 'accepted');
  if (refused) throw new Error(`an order of the bench was refused: ${refused.outcome}`);
}

interface WrkRun {
  /** A file with the cookies of one customer in each line. */
  cookies: string;
  seconds: number;
  /** How the ids of its orders begin. */
  run: string;
}

/** Answers how many orders were answered. */
async function placeOrders({ stack }: SpotBench, { cookies, seconds, run }: WrkRun): Promise<number> {
  const address = `http://127.0.0.1:${stack.ports.api[0]}${placeOrder.path}`;
  const how = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', 'tools/bench/spot/orders.lua'];
  const { stdout } = await promisify(execFile)('wrk', [...how, address, '--', cookies, stack.variables.PB_ORIGINS as string, run], {
    cwd: root,
  });
  const [, requests] = /(\d+) requests in /.exec(stdout) ?? [];
  if (requests === undefined || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`some orders failed:\n${stdout}`);
  return Number(requests);
}

/**
 * What was accepted in one transaction was written by it, and by nobody since: nothing is matched here. The run's own ids leave out what
 * was still under way when the run before it ended.
 */
async function batchesAfter({ stack }: SpotBench, order: string, run: string): Promise<Asked[][]> {
  const rows = await stack.query<{ batch: Asked[] }>(
    `SELECT jsonb_agg(jsonb_build_object('owner', owner_id, 'symbol', symbol, 'side', side, 'kind', kind, 'timeInForce', time_in_force,
       'selfTrade', self_trade, 'tick', tick, 'lots', lots, 'budget', budget, 'triggerTick', trigger_tick, 'triggerBy', trigger_by,
       'expiresAt', 0, 'content', encode(content, 'hex')) ORDER BY id) AS batch
     FROM spot_orders WHERE id > $1 AND starts_with(client_order_id, $2) GROUP BY xmin::text ORDER BY min(id)`,
    [order, `${run}-`],
  );
  return rows.map(({ batch }) => batch);
}

async function lastOrder({ stack }: SpotBench): Promise<string> {
  const [row] = await stack.query<{ id: string }>('SELECT coalesce(max(id), 0)::text AS id FROM spot_orders');
  return (row as { id: string }).id;
}

/** Nobody matches here: what waits would make the table of the next run longer. */
async function emptyInbox({ stack }: SpotBench): Promise<void> {
  await stack.query('TRUNCATE spot_inbox');
}

/** As many as at this pace in all the time since then, so that what a run reads and tidies up beside it counts for neither side. */
function overWholeRun(perSecond: number, began: number): number {
  return perSecond * ((performance.now() - began) / 1_000);
}
