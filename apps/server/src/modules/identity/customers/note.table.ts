import type { AccountId, MainId } from '@peerbourse/contract/ids';
import { type CustomerEvent, type EventPage, readEvents } from '#platform/customer-facts.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface NoteRow {
  noteNo: string;
  staffName: string;
  closedText: string;
  writtenAt: Date;
}

const columns = sql`note_no AS "noteNo", staff_name AS "staffName", closed_text AS "closedText", written_at AS "writtenAt"`;

export async function insertNote(
  tx: Tx,
  accountId: AccountId,
  { noteNo, staffName, closedText }: Omit<NoteRow, 'writtenAt'>,
): Promise<NoteRow> {
  const { rows } = await sql<NoteRow>`
    INSERT INTO customers_notes (note_no, account_id, staff_name, closed_text)
    VALUES (${noteNo}, ${accountId}, ${staffName}, ${closedText}) RETURNING ${columns}`.execute(tx);
  return rows[0] as NoteRow;
}

/** Newest first. */
export async function notesOf(db: Db, accountId: AccountId, limit: number): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    SELECT ${columns} FROM customers_notes WHERE account_id = ${accountId} ORDER BY id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** That somebody wrote a note; its words stand in the list of notes. */
export async function noteEvents(db: Db, accountId: AccountId, page: EventPage): Promise<CustomerEvent[]> {
  return await readEvents(
    db,
    sql`
      SELECT written_at AS at, 'customers:note:' || id AS key, 'note-written' AS kind, jsonb_build_object('by', staff_name) AS values,
        NULL AS link_to, NULL AS link_id
      FROM customers_notes WHERE account_id = ${accountId}`,
    page,
  );
}

export async function eraseNotes(tx: Tx, mainIds: readonly MainId[]): Promise<void> {
  await sql`
    DELETE FROM customers_notes
    WHERE account_id IN (SELECT id FROM accounts_directory WHERE id = ANY(${mainIds}::bigint[]) OR main_id = ANY(${mainIds}::bigint[]))`.execute(
    tx,
  );
}
