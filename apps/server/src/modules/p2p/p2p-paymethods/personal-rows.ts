import type { Db } from '#platform/db/pool.ts';
import type { Json, Person, PersonalRows } from '#platform/personal-rows.ts';
import { sql } from '#platform/sql.ts';
import { eraseMethods } from './method.table.ts';
import { retirePicturesOf } from './picture.table.ts';

export const personalRows: PersonalRows = {
  sections,
  erase: async (tx, mainIds) => {
    await retirePicturesOf(tx, mainIds);
    await eraseMethods(tx, mainIds);
  },
};

async function sections(db: Db, { accountIds }: Person): Promise<Record<string, Json>> {
  const { rows } = await sql<Record<string, Json>>`
    SELECT
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT template.name, method.fiat, method.holder_name, method.state, method.created_at, method.deleted_at
        FROM p2p_paymethods_methods method JOIN p2p_paymethods_templates template ON template.id = method.template_id
        WHERE method.account_id = ANY(${accountIds}::bigint[]) ORDER BY method.id) row) AS "paymentMethods"`.execute(db);
  return rows[0] as Record<string, Json>;
}
