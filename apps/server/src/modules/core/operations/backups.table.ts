import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export type Repository = 'near' | 'far';

export interface BackupOutcome {
  kind: 'backup' | 'drill';
  repository: Repository;
  isGood: boolean;
  details: Record<string, unknown>;
}

/** What came of a backup, or of a restore that was tried. */
export async function recordBackup(db: Db, { kind, repository, isGood, details }: BackupOutcome): Promise<void> {
  await sql`
    INSERT INTO operations_backups (kind, repository, is_good, details)
    VALUES (${kind}, ${repository}, ${isGood}, ${JSON.stringify(details)}::jsonb)`.execute(db);
}

interface BackupFigures {
  kind: string;
  repository: string;
  last_good: number | null;
  is_failed: boolean;
}

/** By kind and repository: when it last was good, and whether the newest one was not. */
export async function backupFigures(db: Db): Promise<BackupFigures[]> {
  const { rows } = await sql<BackupFigures>`
    SELECT kind, repository, extract(epoch FROM max(at) FILTER (WHERE is_good))::float8 AS last_good,
      NOT (array_agg(is_good ORDER BY at DESC))[1] AS is_failed
    FROM operations_backups WHERE at > clock_timestamp() - interval '60 days' GROUP BY kind, repository`.execute(db);
  return rows;
}

interface ArchiveFigures {
  last_archived: number | null;
  is_failing: boolean;
}

/** How the archive of WAL does, as PostgreSQL counts it; nothing where it has none. */
export async function archiveFigures(db: Db): Promise<ArchiveFigures[]> {
  const { rows } = await sql<ArchiveFigures>`
    SELECT extract(epoch FROM last_archived_time)::float8 AS last_archived,
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) AS is_failing
    FROM pg_stat_archiver WHERE current_setting('archive_mode') <> 'off'`.execute(db);
  return rows;
}

interface PartitionFigures {
  table: string;
  /** End of the furthest partition. */
  ends_at: number;
  /** Of the partition for rows that fit into no other; a file without rows is empty. */
  other_bytes: number;
}

export async function partitionFigures(db: Db): Promise<PartitionFigures[]> {
  const { rows } = await sql<PartitionFigures>`
    SELECT parent.relname AS table,
      max(extract(epoch FROM (substring(pg_get_expr(part.relpartbound, part.oid) FROM $$TO [(]'([^']+)'[)]$$))::timestamptz))::float8 AS ends_at,
      coalesce(sum(pg_relation_size(part.oid)) FILTER (WHERE pg_get_expr(part.relpartbound, part.oid) = 'DEFAULT'), 0)::float8 AS other_bytes
    FROM pg_inherits JOIN pg_class parent ON parent.oid = inhparent JOIN pg_class part ON part.oid = inhrelid
    WHERE parent.relkind = 'p' AND part.relispartition AND parent.relnamespace = 'public'::regnamespace
    GROUP BY parent.relname`.execute(db);
  return rows;
}
