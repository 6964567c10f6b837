import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface SettingRow {
  key: string;
  version: number;
  value: unknown;
  author: string;
  written_at: Date;
}

export async function newestSettings(db: Db): Promise<SettingRow[]> {
  const { rows } = await sql<SettingRow>`
    SELECT DISTINCT ON (key) key, version, value, author, written_at FROM settings_versions ORDER BY key, version DESC`.execute(db);
  return rows;
}

export interface ExplainedVersion extends Omit<SettingRow, 'key'> {
  reason: string | null;
  decidedBy: string | null;
}

export async function newestVersions(db: Db, key: string, limit: number): Promise<ExplainedVersion[]> {
  const { rows } = await sql<ExplainedVersion>`
    SELECT written.version, written.value, written.author, written.written_at, written.reason, decider.name AS "decidedBy"
    FROM settings_versions written
    LEFT JOIN settings_proposals proposal ON proposal.id = written.proposal_id
    LEFT JOIN staff_names decider ON decider.id = proposal.decided_by
    WHERE written.key = ${key} ORDER BY written.version DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** 0 while nobody has written it. */
export async function newestVersion(db: Db, key: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    SELECT coalesce(max(version), 0) AS version FROM settings_versions WHERE key = ${key}`.execute(db);
  return (rows[0] as { version: number }).version;
}

export async function valueOfVersion(db: Db, key: string, version: number): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`
    SELECT value FROM settings_versions WHERE key = ${key} AND version = ${version}`.execute(db);
  return rows[0]?.value;
}

export interface NewVersion {
  key: string;
  version: number;
  value: unknown;
  staffId: string;
  reason: string;
}

/** Answers false when somebody wrote the same version first. The database looks for itself whether one member alone may write it. */
export async function writeVersion(tx: Tx, { key, version, value, staffId, reason }: NewVersion): Promise<boolean> {
  const { rows } = await sql<{ isWritten: boolean }>`
    SELECT settings_write(${key}, ${version}, ${JSON.stringify(value)}::jsonb, (SELECT id FROM staff_names WHERE staff_id = ${staffId}), ${reason})
      AS "isWritten"`.execute(tx);
  return (rows[0] as { isWritten: boolean }).isWritten;
}

/** The first version of a setting, as only the owner of the tables can write it: for a demonstration. */
export async function insertFirstVersion(tx: Tx, row: { key: string; value: unknown; author: string }): Promise<void> {
  await sql`
    INSERT INTO settings_versions (key, version, value, author)
    VALUES (${row.key}, 1, ${JSON.stringify(row.value)}::jsonb, ${row.author}) ON CONFLICT DO NOTHING`.execute(tx);
}
