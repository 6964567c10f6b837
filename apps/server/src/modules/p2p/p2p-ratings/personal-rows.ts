import type { Db } from '#platform/db/pool.ts';
import type { Json, Person, PersonalRows } from '#platform/personal-rows.ts';
import { sql } from '#platform/sql.ts';
import { removeCommentsOf } from './rating.table.ts';

export const personalRows: PersonalRows = { sections, erase: removeCommentsOf };

/** What somebody said about others, and what others said about them, without who it was. */
async function sections(db: Db, { accountIds }: Person): Promise<Record<string, Json>> {
  const { rows } = await sql<Record<string, Json>>`
    SELECT
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT order_no, is_good, tags, comment, rated_at, changed_at FROM p2p_ratings_ratings
        WHERE rater_id = ANY(${accountIds}::bigint[]) ORDER BY id) row) AS "p2pRatingsGiven",
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT is_good, tags, comment, rated_at FROM p2p_ratings_ratings
        WHERE rated_id = ANY(${accountIds}::bigint[]) ORDER BY id) row) AS "p2pRatingsReceived"`.execute(db);
  return rows[0] as Record<string, Json>;
}
