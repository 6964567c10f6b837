import type { Db } from '#platform/db/pool.ts';
import type { Json, Person, PersonalRows } from '#platform/personal-rows.ts';
import { sql } from '#platform/sql.ts';

export const personalRows: PersonalRows = {
  sections,
};

async function sections(db: Db, { mainId }: Person): Promise<Record<string, Json>> {
  const { rows } = await sql<Record<string, Json>>`
    SELECT
      (SELECT to_jsonb(row) FROM (
        SELECT password_changed_at, fund_changed_at, method_order, anti_phishing_code, telegram_name
        FROM secrets_credentials WHERE account_id = ${mainId}) row) AS security`.execute(db);
  return rows[0] as Record<string, Json>;
}
