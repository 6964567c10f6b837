import { type Found, measures } from '#platform/metrics.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { type DayOfCoin, openOrders, ordersOfToday } from './order-counts.table.ts';

/**
 * How the market does. Counted from the orders, so that no restart and no lost process changes it: counters begin again at midnight UTC,
 * which Prometheus takes for a restart.
 */
export async function measureOrders({ db }: Pick<RoleRuntime, 'db'>): Promise<void> {
  const { toAccept, toPay, toRelease, inAppeal, frozen } = await openOrders(db);
  measures.orders.tell([
    [{ state: 'to-accept' }, toAccept],
    [{ state: 'to-pay' }, toPay],
    [{ state: 'to-release' }, toRelease],
    [{ state: 'in-appeal' }, inAppeal],
    [{ state: 'frozen' }, frozen],
  ]);
  const days = await ordersOfToday(db);
  const byCoin = (valueOf: (day: DayOfCoin) => number): Found<'coin'> => days.map((day) => [{ coin: day.coin }, valueOf(day)]);
  measures.ordersPlaced.tell(byCoin(({ placed }) => placed));
  measures.ordersCompleted.tell(byCoin(({ completed }) => completed));
  measures.ordersCanceled.tell(byCoin(({ canceled }) => canceled));
  measures.tradedCoins.tell(byCoin(({ tradedCoins }) => tradedCoins));
  measures.feeCoins.tell(byCoin(({ feeCoins }) => feeCoins));
}
