import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface MessageRow {
  seq: number;
  /** Null when the member wrote it. */
  staffName: string | null;
  closedText: string;
  writtenAt: Date;
}

const columns = sql`seq, staff_name AS "staffName", closed_text AS "closedText", written_at AS "writtenAt"`;

export async function messagesOf(db: Db, ticketNo: string): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    SELECT ${columns} FROM support_messages WHERE ticket_no = ${ticketNo} ORDER BY seq`.execute(db);
  return rows;
}

export async function countOwnMessages(tx: Tx, ticketNo: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM support_messages WHERE ticket_no = ${ticketNo} AND staff_name IS NULL`.execute(tx);
  return rows[0]?.count ?? 0;
}

interface NewMessage {
  seq: number;
  closedText: string;
}

/** The role of the site cannot name a member of staff, so this is always what the member wrote. */
export async function insertOwnMessage(tx: Tx, ticketNo: string, { seq, closedText }: NewMessage): Promise<MessageRow> {
  const { rows } = await sql<MessageRow>`
    INSERT INTO support_messages (ticket_no, seq, closed_text) VALUES (${ticketNo}, ${seq}, ${closedText}) RETURNING ${columns}`.execute(
    tx,
  );
  return rows[0] as MessageRow;
}

export async function insertAnswer(
  tx: Tx,
  ticketNo: string,
  { seq, closedText, staffName }: NewMessage & { staffName: string },
): Promise<void> {
  await sql`
    INSERT INTO support_messages (ticket_no, seq, staff_name, closed_text)
    VALUES (${ticketNo}, ${seq}, ${staffName}, ${closedText})`.execute(tx);
}
