import type { Db } from '#platform/db/pool.ts';
import type { Json, Person, PersonalRows } from '#platform/personal-rows.ts';
import { sql } from '#platform/sql.ts';
import { endFamilyKeys } from './key.table.ts';

export const personalRows: PersonalRows = {
  sections,
  erase: async (tx, mainIds) => {
    for (const mainId of mainIds) await endFamilyKeys(tx, mainId, 'closed');
  },
};

async function sections(db: Db, { mainId }: Person): Promise<Record<string, Json>> {
  const { rows } = await sql<Record<string, Json>>`
    SELECT
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT key_id, name, kind, scopes, addresses, created_at, ends_at, ended_at, end_reason, used_at, used_from
        FROM api_keys_keys WHERE main_id = ${mainId} ORDER BY id) row) AS api_keys`.execute(db);
  return rows[0] as Record<string, Json>;
}
