import { orderDetail } from '../../../packages/contract/src/p2p/p2p-orders/order-detail.ts';
import { orderList } from '../../../packages/contract/src/p2p/p2p-orders/order-list.ts';
import type { Report } from '../../load/report.ts';
import { type Growth, growthOf } from '../cost-growth.ts';
import type { BenchTrader, OrderBench } from './grounds.ts';
import { ask } from './order-calls.ts';

const aim = 1.3;

/** What the list of orders and one order cost PostgreSQL for a merchant with very many of them over one with a hundred. */
export async function measureGrowth(bench: OrderBench, { orders, rounds }: { orders: number; rounds: number }): Promise<Report> {
  const [few, many] = bench.makers as [BenchTrader, BenchTrader];
  await fill(bench, few, 100);
  await fill(bench, many, orders);
  await bench.superuser.query('VACUUM ANALYZE p2p_orders_orders');
  const acts = (who: BenchTrader, orderNos: readonly string[]) => ({
    'list of open orders': () => ask(bench, who, orderList, { tab: 'open' }),
    'list of completed orders': () => ask(bench, who, orderList, { tab: 'completed' }),
    'order page': () => ask(bench, who, orderDetail, { orderNo: orderNos[Math.floor(Math.random() * orderNos.length)] }),
  });
  const [small, large] = [acts(few, await orderNosOf(bench, few)), acts(many, await orderNosOf(bench, many))];
  const costs: Record<string, Growth> = {};
  for (const name of Object.keys(small) as Array<keyof typeof small>) {
    const sized = (act: () => Promise<unknown>) => ({ query: bench.superuser, act });
    costs[name] = await growthOf(name, { small: sized(small[name]), large: sized(large[name]) }, rounds);
  }
  return {
    name: 'p2p-orders-growth',
    what: `cost in PostgreSQL for a merchant with ${orders.toLocaleString('en')} orders over one with 100, all gates on`,
    figure: Object.entries(costs)
      .map(([name, { time, pages }]) => `${name} ${time.median} in time, ${pages.median} in pages`)
      .join('; '),
    aim: `<= ${aim} each`,
    isReached: Object.values(costs).every(({ time, pages }) => time.median <= aim && pages.median <= aim),
    details: { orders, costs },
  };
}

/** Rows of orders alone, four of five completed and twenty open: what reads them asks for nothing else. */
async function fill({ superuser, takers, ads, makers }: OrderBench, maker: BenchTrader, orders: number): Promise<void> {
  const client = await superuser.connect();
  try {
    await client.query(`SET session_replication_role = replica`);
    await client.query(
      `INSERT INTO p2p_orders_orders (order_no, ad_no, maker_side, buyer_id, seller_id, coin, fiat, price, amount, quantity, seller_fee, buyer_fee,
         hold_id, status, acceptance, close_reason, closed_at, pay_minutes, settle_minutes, remark, pay_by)
       SELECT (1e18 + floor(random() * 8e18))::numeric(19)::text, $2, 'seller', ($3::bigint[])[1 + n % cardinality($3::bigint[])], $1::bigint, 'USDT', 'EUR',
         101000000, 2020, 20000000, 0, 0, gen_random_uuid(), CASE WHEN n <= 20 THEN 0 WHEN n % 5 = 0 THEN 4 ELSE 3 END, 'none',
         CASE WHEN n > 20 THEN 'completed' END, CASE WHEN n > 20 THEN app_now() END, 15, 0, '', app_now() + interval '1 day'
       FROM generate_series(1, $4::int) AS n`,
      [maker.accountId, ads[makers.indexOf(maker)], takers.map(({ accountId }) => accountId), orders],
    );
  } finally {
    await client.query(`SET session_replication_role = origin`);
    client.release();
  }
}

async function orderNosOf({ query }: OrderBench, { accountId }: BenchTrader): Promise<string[]> {
  const rows = await query<{ orderNo: string }>(
    'SELECT order_no AS "orderNo" FROM p2p_orders_orders WHERE seller_id = $1 ORDER BY random() LIMIT 500',
    [accountId],
  );
  return rows.map(({ orderNo }) => orderNo);
}
