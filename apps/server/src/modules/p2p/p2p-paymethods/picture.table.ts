import type { MainId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

/** From now on the method has this picture, or none. Answers false if another method has it. */
export async function writePicture(tx: Tx, methodNo: string, fileId: string | undefined): Promise<boolean> {
  await sql`
    UPDATE p2p_paymethods_pictures SET replaced_at = app_now()
    WHERE method_no = ${methodNo} AND file_id IS DISTINCT FROM ${fileId ?? null} AND replaced_at IS NULL`.execute(tx);
  if (fileId === undefined) return true;
  const { rows } = await sql`
    INSERT INTO p2p_paymethods_pictures AS kept (file_id, method_no) VALUES (${fileId}, ${methodNo})
    ON CONFLICT (file_id) DO UPDATE SET replaced_at = NULL WHERE kept.method_no = excluded.method_no RETURNING 1`.execute(tx);
  return rows.length === 1;
}

export async function retirePicturesOf(tx: Tx, mainIds: readonly MainId[]): Promise<void> {
  await sql`
    UPDATE p2p_paymethods_pictures picture SET replaced_at = app_now() FROM p2p_paymethods_methods method
    WHERE method.method_no = picture.method_no AND picture.replaced_at IS NULL
      AND method.account_id IN (SELECT id FROM accounts_directory WHERE id = ANY(${mainIds}::bigint[]) OR main_id = ANY(${mainIds}::bigint[]))`.execute(
    tx,
  );
}

/** Pictures that were replaced and that no order shows any more; they are this table's no longer. */
export async function dropUnshownPictures(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fileId: string }>`
    DELETE FROM p2p_paymethods_pictures WHERE replaced_at IS NOT NULL AND file_id NOT IN (SELECT file_id FROM p2p_orders_shown_pictures)
    RETURNING file_id AS "fileId"`.execute(db);
  return rows.map(({ fileId }) => fileId);
}
