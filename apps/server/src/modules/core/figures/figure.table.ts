import type { Db } from '#platform/db/pool.ts';
import type { Figure, FigureSpan, PresentRow } from '#platform/figures.ts';
import { bucketOf } from '#platform/figures.ts';
import { sql } from '#platform/sql.ts';
import type { FigureRow } from './series.rules.ts';

export async function businessNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT app_now() AS now`.execute(db);
  return (rows[0] as { now: Date }).now;
}

export async function readFigure(db: Db, figure: Figure, span: FigureSpan): Promise<FigureRow[]> {
  const source = figure.isSampled ? sampled(figure, span) : figure.select(span);
  const { rows } = await sql<FigureRow>`
    SELECT series, at, trim_scale(round(value::numeric, 2))::text AS value FROM (${source}) AS found
    ORDER BY array_position(${[...(figure.order ?? [])]}::text[], series), sum(value) OVER (PARTITION BY series) DESC, series, at`.execute(
    db,
  );
  return rows;
}

/** The last hours as they were kept, the running one with what is true now. */
function sampled(figure: Figure, span: FigureSpan) {
  return sql`
    SELECT series, ${bucketOf(sql`hour`, span)} AS at, max(worst) AS value FROM (
      SELECT series, hour, worst FROM figures_samples WHERE figure = ${figure.name} AND hour >= ${span.since}
      UNION ALL SELECT series, app_now(), value FROM (${figure.select(span)}) AS present) AS known
    GROUP BY series, at`;
}

/** Keeps what a figure says now, if it is the worst of the hour, and answers it. Any number of processes may do so at once. */
export async function keepSample(db: Db, figure: Figure, span: FigureSpan): Promise<PresentRow[]> {
  const { rows } = await sql<PresentRow>`
    WITH present AS (${figure.select(span)}), sampled AS (
      INSERT INTO figures_samples AS kept (figure, series, hour, worst)
      SELECT ${figure.name}, series, date_trunc('hour', app_now(), 'UTC'), value FROM present ORDER BY series
      ON CONFLICT (figure, series, hour) DO UPDATE SET worst = greatest(kept.worst, excluded.worst))
    SELECT * FROM present`.execute(db);
  return rows;
}
