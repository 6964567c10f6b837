import { expireOrders } from '../../../apps/server/src/modules/p2p/p2p-orders/deadlines/expire-orders.ts';
import { makeLog } from '../../../apps/server/src/platform/log.ts';
import { round } from '../../load/drive.ts';
import type { Report } from '../../load/report.ts';
import { perSweep } from './bare-sql.ts';
import type { OrderBench } from './grounds.ts';

const aim = 0.5;

/** Orders that are all due at once: when the first one is over, and how fast all are, over one bare connection. */
export async function measureSweep(bench: OrderBench, orders: number): Promise<Report> {
  const bareOrders = Math.floor(orders / perSweep) * perSweep;
  await makeDue(bench, bareOrders);
  const bareBegan = performance.now();
  await bench.pgbench('sweep', { clients: 1, limit: ['-t', String(bareOrders / perSweep)] });
  const bareMs = performance.now() - bareBegan;
  const left = await dueCount(bench);
  if (left > 0) throw new Error(`${left} orders were not swept by bare statements`);
  await makeDue(bench, orders);
  const [{ at: due }] = (await bench.query<{ at: Date }>('SELECT clock_timestamp() AS at')) as [{ at: Date }];
  const began = performance.now();
  await expireOrders({ db: bench.pools.worker, log: makeLog('error', 'worker') });
  const tookMs = performance.now() - began;
  const rest = await dueCount(bench);
  if (rest > 0) throw new Error(`${rest} orders were not swept`);
  // The transaction of the first ones ends later than it began: what their events say is when it began.
  const [{ first }] = (await bench.query<{ first: string }>(
    `SELECT extract(epoch FROM min(pg_xact_commit_timestamp(event.xmin)) - $1)::text AS first FROM p2p_orders_events event WHERE code = 'expire-payment' AND at >= $1`,
    [due],
  )) as [{ first: string }];
  const ratio = round(bareMs / bareOrders / (tookMs / orders), 3);
  return {
    name: 'p2p-orders-sweep',
    what: `${orders.toLocaleString('en')} orders due at once, swept by one worker over bare statements on one connection, ${perSweep} to a transaction`,
    figure: `${ratio}; ${round((orders * 1_000) / tookMs, 1)}/s over ${round((bareOrders * 1_000) / bareMs, 1)}/s; the first after ${round(Number(first), 2)} s`,
    aim: `>= ${aim}, the first within 1 s`,
    isReached: ratio >= aim && Number(first) <= 1,
    details: { orders, ratio, tookMs: round(tookMs, 0), bareMs: round(bareMs, 0), firstSeconds: Number(first) },
  };
}

async function makeDue(bench: OrderBench, orders: number): Promise<void> {
  const clients = 10;
  await bench.pgbench('place', { clients, limit: ['-t', String(Math.ceil(orders / clients))] });
  await bench.query(`UPDATE p2p_orders_orders SET pay_by = app_now() - interval '1 minute' WHERE status = 0`);
  await bench.query('ANALYZE p2p_orders_orders');
}

async function dueCount({ query }: OrderBench): Promise<number> {
  const [row] = await query<{ count: number }>(
    `SELECT count(*)::int AS count FROM p2p_orders_orders WHERE due_at < app_now() - interval '3 seconds'`,
  );
  return row?.count ?? 0;
}
