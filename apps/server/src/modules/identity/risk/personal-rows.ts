import type { Db } from '#platform/db/pool.ts';
import type { Json, Person, PersonalRows } from '#platform/personal-rows.ts';
import { sql } from '#platform/sql.ts';

/** What somebody was asked and answered stays as long as an identity does; its words and pictures are read on its page. */
export const personalRows: PersonalRows = { sections };

async function sections(db: Db, { accountIds }: Person): Promise<Record<string, Json>> {
  const { rows } = await sql<Record<string, Json>>`
    SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') AS "informationRequests" FROM (
      SELECT request_no, act, question, state, asked_at, expires_at, answered_at, decided_at, counts_until FROM risk_requests
      WHERE account_id = ANY(${accountIds}::bigint[]) ORDER BY id) row`.execute(db);
  return rows[0] as Record<string, Json>;
}
