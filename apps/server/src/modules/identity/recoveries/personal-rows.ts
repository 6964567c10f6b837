import type { Db } from '#platform/db/pool.ts';
import type { Json, Person, PersonalRows } from '#platform/personal-rows.ts';
import { sql } from '#platform/sql.ts';

export const personalRows: PersonalRows = {
  sections,
};

async function sections(db: Db, { mainId }: Person): Promise<Record<string, Json>> {
  const { rows } = await sql<Record<string, Json>>`
    SELECT
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT case_no, kind, lost, new_email, state, reason, asked_at, decided_at, effective_at
        FROM recoveries_cases WHERE account_id = ${mainId} ORDER BY id) row) AS recoveries`.execute(db);
  return rows[0] as Record<string, Json>;
}
