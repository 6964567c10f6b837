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

export async function newestVersions(db: Db, key: string, limit: number): Promise<SettingRow[]> {
  const { rows } = await sql<SettingRow>`
    SELECT key, version, value, author, written_at FROM settings_versions
    WHERE key = ${key} ORDER BY version DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** Answers false when somebody wrote the same version first. */
export async function insertVersion(tx: Tx, row: { key: string; version: number; value: unknown; author: string }): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO settings_versions (key, version, value, author)
    SELECT ${row.key}, ${row.version}, ${JSON.stringify(row.value)}::jsonb, ${row.author}
    WHERE coalesce((SELECT max(version) FROM settings_versions WHERE key = ${row.key}), 0) = ${row.version} - 1
    ON CONFLICT DO NOTHING RETURNING 1`.execute(tx);
  return rows.length === 1;
}
