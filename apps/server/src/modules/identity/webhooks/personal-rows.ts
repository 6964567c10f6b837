import type { Db } from '#platform/db/pool.ts';
import type { Json, Person, PersonalRows } from '#platform/personal-rows.ts';
import { sql } from '#platform/sql.ts';
import { eraseWebhooks } from './delivery/event-age.table.ts';

/** Addresses are shown by their host: the rest of them may hold secrets, and stands on their page. */
export const personalRows: PersonalRows = { sections, erase: eraseWebhooks };

async function sections(db: Db, { accountIds }: Person): Promise<Record<string, Json>> {
  const { rows } = await sql<Record<string, Json>>`
    SELECT
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT host, description, types, state, created_at, changed_at FROM webhooks_endpoints
        WHERE account_id = ANY(${accountIds}::bigint[]) ORDER BY id) row) AS webhooks`.execute(db);
  return rows[0] as Record<string, Json>;
}
