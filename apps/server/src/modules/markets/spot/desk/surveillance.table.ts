import type { Watched } from '@peerbourse/contract/markets/spot/desk/surveillance';
import type { Db } from '#platform/db/pool.ts';
import { sharedRead } from '#platform/db/shared-read.ts';
import { sql } from '#platform/sql.ts';

/** Whoever places fewer hides nothing behind them. */
const leastOrders = 20;
const rowLimit = 50;
/** Orders that are counted at most, the newest of them: a million took five seconds on two busy cores. */
const mostOrders = 500_000;

export interface WatchedOrders {
  since: Date;
  layering: Watched[];
  selfTrades: Watched[];
}

/** Counted for all members who look at once. */
export const selectWatchedOrders = sharedRead(async (db: Db): Promise<WatchedOrders> => {
  const { first, since } = await firstWatched(db);
  return { since, ...(await countWatched(db, first, since)) };
});

/**
 * The first order of the last 24 hours, or the oldest that is counted. An index by time would cost something with every order that is
 * placed; ids grow with time instead, so it is found in the primary key: half of the range is left after each look.
 */
async function firstWatched(db: Db): Promise<{ first: string; since: Date }> {
  const { rows } = await sql<{ first: string; since: Date }>`
    WITH RECURSIVE search AS (
      SELECT lowest, lowest AS low, newest + 1 AS high
      FROM (SELECT coalesce(max(id), 0) AS newest, greatest(0, coalesce(max(id), 0) - ${mostOrders}::bigint) AS lowest FROM spot_orders) orders
      UNION ALL
      SELECT lowest, CASE WHEN is_before THEN middle ELSE low END, CASE WHEN is_before THEN high ELSE middle END
      FROM (SELECT *, (low + high) / 2 AS middle FROM search WHERE high - low > 1) half
      CROSS JOIN LATERAL (
        SELECT created_at < app_now() - interval '24 hours' AS is_before FROM spot_orders WHERE id >= middle ORDER BY id LIMIT 1) looked
    )
    SELECT high::text AS first, greatest(app_now() - interval '24 hours', CASE WHEN lowest > 0 AND low = lowest THEN (
      SELECT created_at FROM spot_orders WHERE id >= high ORDER BY id LIMIT 1) END) AS since
    FROM search WHERE high - low = 1`.execute(db);
  return rows[0] as { first: string; since: Date };
}

/** What looks like layering: many orders that were cancelled unfilled; the more, the shorter they stood and the less of all was filled. */
async function countWatched(db: Db, first: string, since: Date): Promise<Omit<WatchedOrders, 'since'>> {
  const { rows } = await sql<Omit<WatchedOrders, 'since'>>`
    WITH counted AS (
      SELECT symbol, owner_id, count(*)::int AS placed, count(*) FILTER (WHERE filled_lots > 0)::int AS filled,
        count(*) FILTER (WHERE reason = 'self-trade')::int AS self_trades, count(*) FILTER (WHERE reason = 'cancelled' AND filled_lots = 0)::int AS cancelled,
        extract(epoch FROM percentile_disc(0.5) WITHIN GROUP (ORDER BY updated_at - created_at)
          FILTER (WHERE reason = 'cancelled' AND filled_lots = 0)) AS median_seconds
      FROM spot_orders WHERE id >= ${first}::bigint AND created_at >= ${since}
      GROUP BY symbol, owner_id HAVING count(*) >= ${leastOrders}::int OR count(*) FILTER (WHERE reason = 'self-trade') > 0
    ), watched AS MATERIALIZED (
      SELECT counted.*, cancelled * (1 - filled::float8 / placed) / (1 + coalesce(median_seconds, 0)::float8 / 60) AS weight,
        json_build_object('symbol', symbol, 'userId', user_id, 'placed', placed, 'cancelled', cancelled, 'cancelledPercent', cancelled * 100 / placed,
          'medianSeconds', round(median_seconds, 1), 'filled', filled, 'selfTrades', self_trades) AS body
      FROM counted JOIN accounts_directory account ON account.id = owner_id
    ), layering AS (
      SELECT * FROM watched WHERE placed >= ${leastOrders}::int ORDER BY weight DESC, placed DESC, symbol, owner_id LIMIT ${rowLimit}::int
    ), self_trading AS (
      SELECT * FROM watched WHERE self_trades > 0 ORDER BY self_trades DESC, placed, symbol, owner_id LIMIT ${rowLimit}::int
    )
    SELECT (SELECT coalesce(json_agg(body ORDER BY weight DESC, placed DESC, symbol, owner_id), '[]') FROM layering) AS layering,
      (SELECT coalesce(json_agg(body ORDER BY self_trades DESC, placed, symbol, owner_id), '[]') FROM self_trading) AS "selfTrades"`.execute(
    db,
  );
  return rows[0] as Omit<WatchedOrders, 'since'>;
}
