import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import type { WorkFinder, WorkQueue } from '#platform/work.ts';

export interface CaseName {
  queue: string;
  number: string;
}

const idOf = (staffId: string) => sql`(SELECT id FROM staff_names WHERE staff_id = ${staffId})`;

/** A claim counts for a shift: whoever went home without letting go keeps nobody from the case. */
export const isRunning = sql`claimed_at > app_now() - interval '12 hours'`;

/** Whether it waits for this member, or one of the finders knows its number. */
export async function isKnown(db: Db, queue: WorkQueue, finders: readonly WorkFinder[], staffId: string, number: string): Promise<boolean> {
  const places = [
    sql`SELECT 1 FROM (${queue.waiting(idOf(staffId))}) AS waiting WHERE waiting.number = ${number}`,
    ...finders.map(({ find }) => sql`SELECT 1 FROM (${find(number)}) AS found`),
  ];
  const { rows } = await sql`SELECT FROM (${sql.join(places, sql` UNION ALL `)}) AS somewhere LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Of two members who reach for a case at once the second waits, and then sees who has it. */
export async function lockCase(tx: Tx, { queue, number }: CaseName): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${queue}), hashtext(${number}))`.execute(tx);
}

export async function holderOf(db: Db, queue: WorkQueue, number: string): Promise<string | null> {
  const holder = queue.own
    ? queue.own.holder(number)
    : sql`SELECT staff_id FROM work_claims WHERE queue = ${queue.name} AND number = ${number} AND ${isRunning}`;
  const { rows } = await sql<{
    name: string;
  }>`SELECT name FROM staff_names WHERE id = (SELECT staff_id FROM (${holder}) AS held LIMIT 1)`.execute(db);
  return rows[0]?.name ?? null;
}

export async function writeClaim(tx: Tx, { queue, number }: CaseName, staffId: string): Promise<void> {
  await sql`
    INSERT INTO work_claims (queue, number, staff_id) VALUES (${queue}, ${number}, ${idOf(staffId)})
    ON CONFLICT (queue, number) DO UPDATE SET staff_id = excluded.staff_id, claimed_at = app_now()`.execute(tx);
}

export async function deleteClaim(tx: Tx, { queue, number }: CaseName): Promise<void> {
  await sql`DELETE FROM work_claims WHERE queue = ${queue} AND number = ${number}`.execute(tx);
}

export interface NoteRow {
  noteNo: string;
  by: string;
  writtenAt: Date;
  closedText: string;
  mentions: string[];
}

/** Newest first. */
export async function notesOf(db: Db, { queue, number }: CaseName, limit: number): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    SELECT note_no AS "noteNo", author.name AS by, written_at AS "writtenAt", closed_text AS "closedText",
      ARRAY(SELECT name FROM work_mentions JOIN staff_names named ON named.id = work_mentions.staff_id WHERE note_id = note.id ORDER BY name) AS mentions
    FROM work_notes note JOIN staff_names author ON author.id = note.staff_id
    WHERE queue = ${queue} AND number = ${number} ORDER BY note.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

interface NewNote extends CaseName {
  noteNo: string;
  staffId: string;
  closedText: string;
  mentioned: readonly string[];
}

export async function insertNote(tx: Tx, { noteNo, queue, number, staffId, closedText, mentioned }: NewNote): Promise<void> {
  await sql`
    WITH note AS (
      INSERT INTO work_notes (note_no, queue, number, staff_id, closed_text) VALUES (${noteNo}, ${queue}, ${number}, ${idOf(staffId)}, ${closedText}) RETURNING id)
    INSERT INTO work_mentions (note_id, staff_id)
    SELECT note.id, named.id FROM note CROSS JOIN staff_names named WHERE named.staff_id = ANY(${[...mentioned]}::text[])`.execute(tx);
}

export async function seeMentions(tx: Tx, { queue, number }: CaseName, staffId: string): Promise<void> {
  await sql`
    UPDATE work_mentions SET seen_at = app_now() FROM work_notes note
    WHERE note.id = note_id AND queue = ${queue} AND number = ${number} AND work_mentions.staff_id = ${idOf(staffId)} AND seen_at IS NULL`.execute(
    tx,
  );
}

export interface MentionRow extends CaseName {
  by: string;
  at: Date;
}

/** What names a member and was not seen yet, oldest first. */
export async function unseenMentions(db: Db, staffId: string, queues: readonly string[], limit: number): Promise<MentionRow[]> {
  const { rows } = await sql<MentionRow>`
    SELECT queue, number, author.name AS by, written_at AS at
    FROM work_mentions JOIN work_notes note ON note.id = note_id JOIN staff_names author ON author.id = note.staff_id
    WHERE work_mentions.staff_id = ${idOf(staffId)} AND seen_at IS NULL AND queue = ANY(${[...queues]}::text[]) ORDER BY note.id LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}

/** Claims that have ended, and notes of which nobody can need the words any more. */
export async function eraseOld(db: Db): Promise<void> {
  await sql`DELETE FROM work_claims WHERE NOT (${isRunning})`.execute(db);
  await sql`DELETE FROM work_notes WHERE written_at < app_now() - interval '1 year'`.execute(db);
}
