import type { Db } from '#platform/db/pool.ts';
import { lostAfterSeconds } from '#platform/instances.ts';
import { sql } from '#platform/sql.ts';

export interface InstanceRow {
  role: string;
  instance: string;
  version: string;
  started_at: Date;
  seen_at: Date;
  is_draining: boolean;
  is_lost: boolean;
  details: Record<string, string>;
}

export async function instances(db: Db): Promise<InstanceRow[]> {
  const { rows } = await sql<InstanceRow>`
    SELECT role, instance, version, started_at, seen_at, is_draining, details,
      seen_at < now() - make_interval(secs => ${lostAfterSeconds}) AS is_lost
    FROM platform_instances ORDER BY role, started_at`.execute(db);
  return rows;
}

/** Workers that were heard of lately. */
export function workingWorkers(running: readonly InstanceRow[]): InstanceRow[] {
  return running.filter(({ role, is_lost: isLost }) => role === 'worker' && !isLost);
}

export async function businessNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT app_now() AS now`.execute(db);
  return (rows[0] as { now: Date }).now;
}

/** Whether somebody of this role was heard of lately. */
export async function isRoleUp(db: Db, role: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM platform_instances WHERE role = ${role} AND seen_at >= now() - make_interval(secs => ${lostAfterSeconds}) LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}

export async function outboxFigures(db: Db): Promise<{ waiting: number; oldest_seconds: number; published_last_hour: number; at: Date }> {
  const { rows } = await sql<{ waiting: number; oldest_seconds: number; published_last_hour: number; at: Date }>`
    SELECT now() AS at,
      (SELECT count(*)::int FROM platform_outbox WHERE published_at IS NULL) AS waiting,
      (SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::int FROM platform_outbox WHERE published_at IS NULL) AS oldest_seconds,
      (SELECT count(*)::int FROM platform_outbox WHERE created_at > now() - interval '1 hour' AND published_at IS NOT NULL) AS published_last_hour`.execute(
    db,
  );
  return rows[0] as { waiting: number; oldest_seconds: number; published_last_hour: number; at: Date };
}

export interface JobRow {
  name: string;
  every_ms: number;
  next_run_at: Date;
  last_run_at: Date | null;
  last_ms: number | null;
  failures_in_row: number;
  last_error: string | null;
}

export async function jobRows(db: Db): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    SELECT name, every_ms, next_run_at, last_run_at, last_ms, failures_in_row, last_error FROM platform_jobs ORDER BY name`.execute(db);
  return rows;
}

export interface ShardRow {
  shard: number;
  state: 'matching' | 'leaderless' | 'halted';
  why: string | null;
  markets: number;
  waiting: number;
  oldestSeconds: number;
}

export async function shardRows(db: Db): Promise<ShardRow[]> {
  const { rows } = await sql<ShardRow>`
    SELECT shard, state, why, markets, waiting, oldest_seconds::int AS "oldestSeconds" FROM spot_shard_states ORDER BY shard`.execute(db);
  return rows;
}

/** When each job last succeeded, in seconds since 1970, as Prometheus counts. */
export async function jobSuccesses(db: Db): Promise<Array<{ name: string; seconds: number }>> {
  const { rows } = await sql<{ name: string; seconds: number }>`
    SELECT name, extract(epoch FROM last_success_at)::float8 AS seconds FROM platform_jobs`.execute(db);
  return rows;
}
