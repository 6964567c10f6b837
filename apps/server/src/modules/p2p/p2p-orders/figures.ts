import { bucketOf, type Figure, type FigureSpan } from '#platform/figures.ts';
import { sql } from '#platform/sql.ts';

export const figures: readonly Figure[] = [
  {
    name: 'p2p-orders.volume',
    title: 'Volume of completed orders by coin, in USDT',
    group: 'Market',
    unit: 'usdt',
    form: 'bars',
    roles: [],
    select: volume,
  },
  {
    name: 'p2p-orders.orders',
    title: 'Orders placed and completed',
    group: 'Market',
    unit: 'count',
    form: 'lines',
    roles: [],
    order: ['placed', 'completed', 'canceled'],
    select: (span) => sql`
      SELECT step.series, step.at, count(*) AS value FROM (
        SELECT 'placed' AS series, ${bucketOf(sql`created_at`, span)} AS at FROM p2p_orders_orders WHERE created_at >= ${span.since}
        UNION ALL
        SELECT CASE status WHEN 3 THEN 'completed' ELSE 'canceled' END, ${bucketOf(sql`closed_at`, span)}
        FROM p2p_orders_orders WHERE closed_at >= ${span.since}) AS step
      GROUP BY step.series, step.at`,
  },
  {
    name: 'p2p-orders.cancelled',
    title: 'Cancelled orders by reason',
    group: 'Market',
    unit: 'count',
    form: 'bars',
    roles: [],
    select: (span) => sql`
      SELECT coalesce(cancel_reason, close_reason) AS series, ${bucketOf(sql`closed_at`, span)} AS at, count(*) AS value
      FROM p2p_orders_orders WHERE closed_at >= ${span.since} AND status = 4 GROUP BY series, at`,
  },
  {
    name: 'p2p-orders.completion',
    title: 'Completion rate',
    group: 'Market',
    unit: 'percent',
    form: 'lines',
    roles: [],
    select: (span) => sql`
      SELECT 'completed' AS series, ${bucketOf(sql`closed_at`, span)} AS at, 100.0 * count(*) FILTER (WHERE status = 3) / count(*) AS value
      FROM p2p_orders_orders WHERE closed_at >= ${span.since} GROUP BY at`,
  },
];

/** Coins have the value of the last price of their hour or day; one that had no price yet by then is left out. */
function volume(span: FigureSpan) {
  return sql`
    SELECT sold.coin AS series, sold.at, sold.quantity / power(10::numeric, reference.scale) * coalesce(price.close / 1e8::numeric, 1) AS value
    FROM (
      SELECT coin, ${bucketOf(sql`closed_at`, span)} AS at, sum(quantity) AS quantity
      FROM p2p_orders_orders WHERE closed_at >= ${span.since} AND status = 3 GROUP BY coin, at) AS sold
    JOIN reference_coins reference USING (coin)
    LEFT JOIN LATERAL (
      SELECT close FROM rates_hour_closes
      WHERE pair = lower(sold.coin) || '_usdt' AND bucket_at < sold.at + ${sql.lit(`1 ${span.step}`)}::interval
      ORDER BY bucket_at DESC LIMIT 1) AS price ON true
    WHERE sold.coin = 'USDT' OR price.close IS NOT NULL`;
}
