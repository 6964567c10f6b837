import type { Db } from '#platform/db/pool.ts';
import type { Json, Person, PersonalRows } from '#platform/personal-rows.ts';
import { sql } from '#platform/sql.ts';
import { endFamilies } from './session.table.ts';

export const personalRows: PersonalRows = {
  sections,
  erase: async (tx, mainIds) => {
    for (const mainId of mainIds) await endFamilies(tx, mainId, 'closed', null);
  },
};

async function sections(db: Db, { mainId }: Person): Promise<Record<string, Json>> {
  const { rows } = await sql<Record<string, Json>>`
    SELECT
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT device_id, user_agent, address, country, method, began_at, seen_at, ended_at, end_reason
        FROM sessions_families WHERE main_id = ${mainId} ORDER BY id) row) AS sessions,
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT at, address, country, device_id, user_agent, method, outcome
        FROM sessions_login_history WHERE main_id = ${mainId} ORDER BY id) row) AS logins`.execute(db);
  return rows[0] as Record<string, Json>;
}
