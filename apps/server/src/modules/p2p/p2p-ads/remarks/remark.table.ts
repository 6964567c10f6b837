import type { AccountId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface RemarkRow {
  remarkNo: string;
  title: string;
  remark: string;
  changedAt: Date;
}

export async function selectRemarks(db: Db, accountId: AccountId): Promise<RemarkRow[]> {
  const { rows } = await sql<RemarkRow>`
    SELECT remark_no AS "remarkNo", title, remark, changed_at AS "changedAt" FROM p2p_ads_remarks
    WHERE account_id = ${accountId} ORDER BY id DESC`.execute(db);
  return rows;
}

export async function insertRemark(tx: Tx, accountId: AccountId, row: Omit<RemarkRow, 'changedAt'>): Promise<void> {
  await sql`
    INSERT INTO p2p_ads_remarks (remark_no, account_id, title, remark)
    VALUES (${row.remarkNo}, ${accountId}, ${row.title}, ${row.remark})`.execute(tx);
}

/** Answers whether there was one. */
export async function updateRemark(tx: Tx, accountId: AccountId, row: Omit<RemarkRow, 'changedAt'>): Promise<boolean> {
  const { rows } = await sql`
    UPDATE p2p_ads_remarks SET title = ${row.title}, remark = ${row.remark}, changed_at = app_now()
    WHERE account_id = ${accountId} AND remark_no = ${row.remarkNo} RETURNING 1`.execute(tx);
  return rows.length === 1;
}

export async function removeRemark(tx: Tx, accountId: AccountId, remarkNo: string): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM p2p_ads_remarks WHERE account_id = ${accountId} AND remark_no = ${remarkNo} RETURNING 1`.execute(tx);
  return rows.length === 1;
}
