import { forgetPushDevices } from '#modules/core/messages/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Json, Person, PersonalRows } from '#platform/personal-rows.ts';
import { sql } from '#platform/sql.ts';

export const personalRows: PersonalRows = {
  sections,
  erase: forgetPushDevices,
};

async function sections(db: Db, { mainId, accountIds }: Person): Promise<Record<string, Json>> {
  const { rows } = await sql<Record<string, Json>>`
    SELECT
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT kind, values, created_at, read_at FROM notifications_entries
        WHERE account_id = ANY(${accountIds}::bigint[]) ORDER BY id) row) AS notifications,
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT notices, changed_at FROM notifications_choices WHERE account_id = ${mainId}) row) AS "notificationChoices"`.execute(db);
  return rows[0] as Record<string, Json>;
}
