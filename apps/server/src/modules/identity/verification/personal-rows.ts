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
        SELECT country, document_type, first_name, last_name, birth_date, expires_on, state, reasons, submitted_at, decided_at
        FROM verification_cases WHERE account_id = ${mainId} ORDER BY id) row) AS verification`.execute(db);
  return rows[0] as Record<string, Json>;
}
