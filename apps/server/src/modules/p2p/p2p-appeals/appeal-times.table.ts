import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export interface PeriodRow {
  until: Date;
  days: number;
  cases: number;
  onTime: number;
  missedToTake: number;
  missedToDecide: number;
  medianSeconds: number;
  slowestSeconds: number;
}

/**
 * What staff missed is written beside the case in the transaction that writes it into the chain of the order. Only whole days count, so
 * that nobody who waits for one case sees it come.
 */
export async function periodRows(db: Db, days: readonly number[]): Promise<PeriodRow[]> {
  const { rows } = await sql<PeriodRow>`
    SELECT day.until, period.days, ended.*,
      (SELECT count(*)::int FROM p2p_appeals_cases WHERE take_missed_at >= day.until - make_interval(days => period.days)
        AND take_missed_at < day.until) AS "missedToTake",
      (SELECT count(*)::int FROM p2p_appeals_cases WHERE decision_missed_at >= day.until - make_interval(days => period.days)
        AND decision_missed_at < day.until) AS "missedToDecide"
    FROM date_bin('1 day', app_now(), 'epoch') AS day (until) CROSS JOIN unnest(${[...days]}::int[]) AS period (days)
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS cases, count(*) FILTER (WHERE take_missed_at IS NULL AND decision_missed_at IS NULL)::int AS "onTime",
        coalesce(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM closed_at - opened_at)), 0)::int AS "medianSeconds",
        coalesce(max(extract(epoch FROM closed_at - opened_at)), 0)::int AS "slowestSeconds"
      FROM p2p_appeals_cases WHERE closed_at >= day.until - make_interval(days => period.days) AND closed_at < day.until) AS ended
    ORDER BY period.days`.execute(db);
  return rows;
}
