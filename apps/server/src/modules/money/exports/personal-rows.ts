import type { Db } from '#platform/db/pool.ts';
import type { Json, Person, PersonalRows } from '#platform/personal-rows.ts';
import { sql } from '#platform/sql.ts';

export const personalRows: PersonalRows = {
  sections,
};

async function sections(db: Db, { accountIds }: Person): Promise<Record<string, Json>> {
  const { rows } = await sql<Record<string, Json>>`
    SELECT
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT export_no, subject, format, filter, timezone, language, state, rows_total, asked_at, expires_at FROM exports_jobs
        WHERE account_id = ANY(${accountIds}::bigint[]) ORDER BY id) row) AS exports`.execute(db);
  return rows[0] as Record<string, Json>;
}
