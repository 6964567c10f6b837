import type { Db } from '#platform/db/pool.ts';
import type { Json, Person, PersonalRows } from '#platform/personal-rows.ts';
import { sql } from '#platform/sql.ts';

export const personalRows: PersonalRows = {
  sections,
};

async function sections(db: Db, { mainId, accountIds }: Person): Promise<Record<string, Json>> {
  const { rows } = await sql<Record<string, Json>>`
    SELECT
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT user_id, user_name, email, dial_code, phone, country, identity_level, real_name, invitation_code, marketing, language, state, created_at
        FROM accounts_users WHERE id = ANY(${accountIds}::bigint[]) ORDER BY created_at) row) AS accounts,
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT kind, reason, begins_at, ends_at, lifted_at FROM accounts_holds WHERE account_id = ${mainId} ORDER BY id) row) AS holds`.execute(
    db,
  );
  return rows[0] as Record<string, Json>;
}
