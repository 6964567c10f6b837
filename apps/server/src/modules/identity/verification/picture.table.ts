import type { CaseState } from '@peerbourse/contract/identity/verification/verification.shape';
import type { AccountId, UserId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export type PicturePart = 'front' | 'back' | 'selfie';

export interface MarkedPicture {
  fileId: string;
  part: PicturePart;
  bands: readonly number[];
}

export async function insertPictures(tx: Tx, caseId: string, pictures: readonly MarkedPicture[]): Promise<void> {
  for (const { fileId, part, bands } of pictures) {
    await sql`
      INSERT INTO verification_pictures (file_id, case_id, part, bands) VALUES (${fileId}, ${caseId}, ${part}, ${[...bands]}::int[])
      ON CONFLICT DO NOTHING`.execute(tx);
  }
}

export async function picturesOfCase(db: Db, caseId: string): Promise<MarkedPicture[]> {
  const { rows } = await sql<MarkedPicture>`
    SELECT file_id AS "fileId", part, bands FROM verification_pictures WHERE case_id = ${caseId} ORDER BY part`.execute(db);
  return rows;
}

export interface OtherPicture {
  fileId: string;
  part: PicturePart;
  caseNo: string;
  userId: UserId;
  state: CaseState;
}

/** Pictures of other accounts that share a quarter with these. */
export async function picturesLike(db: Db, accountId: AccountId, bands: readonly number[]): Promise<OtherPicture[]> {
  const { rows } = await sql<OtherPicture>`
    SELECT p.file_id AS "fileId", p.part, c.case_no AS "caseNo", u.user_id AS "userId",
      CASE c.state WHEN 'renewing' THEN 'submitted' ELSE c.state END AS state
    FROM verification_pictures p JOIN verification_cases c ON c.id = p.case_id JOIN accounts_directory u ON u.id = c.account_id
    WHERE p.bands && ${[...bands]}::int[] AND c.account_id <> ${accountId}
    ORDER BY cardinality(ARRAY(SELECT unnest(p.bands) INTERSECT SELECT unnest(${[...bands]}::int[]))) DESC, c.id DESC LIMIT 100`.execute(
    db,
  );
  return rows;
}
