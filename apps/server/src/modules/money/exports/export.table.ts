import type { AccountId } from '@peerbourse/contract/ids';
import type { ExportEntry } from '@peerbourse/contract/money/exports/export.shape';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export type Subject = ExportEntry['subject'];

export interface NewExport {
  exportNo: string;
  accountId: AccountId;
  subject: string;
  format: string;
  filter: object;
  timezone: number;
  language: string;
  untilEntry: bigint;
  rowsTotal: number;
}

export interface ExportRow {
  exportNo: string;
  subject: ExportEntry['subject'];
  format: ExportEntry['format'];
  timezone: number;
  state: ExportEntry['state'];
  rowsDone: number;
  rowsTotal: number;
  fileId: string | null;
  askedAt: Date;
  expiresAt: Date | null;
}

const columns = sql`
  export_no AS "exportNo", subject, format, timezone, rows_done AS "rowsDone", rows_total AS "rowsTotal", file_id AS "fileId",
  asked_at AS "askedAt", expires_at AS "expiresAt",
  CASE WHEN state = 'ready' AND expires_at <= app_now() THEN 'expired' ELSE state END AS state`;

export async function insertExport(tx: Tx, input: NewExport): Promise<ExportRow> {
  const { rows } = await sql<ExportRow>`
    INSERT INTO exports_jobs (export_no, account_id, subject, format, filter, timezone, language, until_entry, rows_total)
    VALUES (${input.exportNo}, ${input.accountId}, ${input.subject}, ${input.format}, ${JSON.stringify(input.filter)}::jsonb, ${input.timezone},
      ${input.language}, ${input.untilEntry}, ${input.rowsTotal})
    RETURNING ${columns}`.execute(tx);
  return rows[0] as ExportRow;
}

/** Until the transaction ends nobody else asks in the name of this account, so that many at once cannot slip past the quota. */
export async function lockExportsOf(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`exports:${accountId}`}, 0))`.execute(tx);
}

/** How many files of a kind were asked for in this month of UTC; one that we could not make does not count. */
export async function exportsOfMonth(db: Db, accountId: AccountId, subject: Subject): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM exports_jobs
    WHERE account_id = ${accountId} AND subject = ${subject} AND state <> 'failed' AND asked_at >= date_trunc('month', app_now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Those of the last thirty days, newest first. */
export async function exportsOf(db: Db, accountId: AccountId, subject: Subject): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    SELECT ${columns} FROM exports_jobs WHERE account_id = ${accountId} AND subject = ${subject} AND asked_at > app_now() - interval '30 days'
    ORDER BY id DESC LIMIT 50`.execute(db);
  return rows;
}

/** A file to be made, and which try it is. */
export interface Task {
  id: bigint;
  attempt: number;
  accountId: AccountId;
  format: ExportEntry['format'];
  filter: unknown;
  timezone: number;
  language: string;
  untilEntry: bigint;
}

/** Takes the oldest file that waits, or that nobody has been heard of who makes it. Others pass it by from now on. */
export async function claimTask(db: Db, subject: Subject, lostAfterSeconds: number): Promise<Task | undefined> {
  const { rows } = await sql<Task>`
    UPDATE exports_jobs SET state = 'running', rows_done = 0, attempt = attempt + 1, worked_at = app_now()
    WHERE id = (
      SELECT id FROM exports_jobs
      WHERE subject = ${subject}
        AND (state = 'waiting' OR (state = 'running' AND worked_at <= app_now() - make_interval(secs => ${lostAfterSeconds})))
      ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, attempt, account_id::text AS "accountId", format, filter, timezone, language, until_entry AS "untilEntry"`.execute(db);
  return rows[0];
}

/** Gives up what was tried often enough and is lost again. */
export async function failHopeless(db: Db, subject: Subject, maxAttempts: number, lostAfterSeconds: number): Promise<number> {
  const { rows } = await sql`
    UPDATE exports_jobs SET state = 'failed' WHERE id IN (
      SELECT id FROM exports_jobs WHERE subject = ${subject} AND state = 'running' AND attempt >= ${maxAttempts}
        AND worked_at <= app_now() - make_interval(secs => ${lostAfterSeconds}) FOR UPDATE SKIP LOCKED)
    RETURNING 1`.execute(db);
  return rows.length;
}

/** False when somebody else has taken the file over. */
export async function noteProgress(db: Db, { id, attempt }: Task, rowsDone: number): Promise<boolean> {
  const { rows } = await sql`
    UPDATE exports_jobs SET rows_done = ${rowsDone}, worked_at = app_now()
    WHERE id = ${id} AND attempt = ${attempt} AND state = 'running' RETURNING 1`.execute(db);
  return rows.length === 1;
}

/** Whether the file is still ours; nobody takes it over until the transaction ends. */
export async function lockTask(tx: Tx, { id, attempt }: Task): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM exports_jobs WHERE id = ${id} AND attempt = ${attempt} AND state = 'running' FOR UPDATE`.execute(tx);
  return rows.length === 1;
}

/** Answers until when the file is kept. */
export async function markReady(tx: Tx, { id }: Task, fileId: string, rowsDone: number): Promise<Date> {
  const { rows } = await sql<{ expiresAt: Date }>`
    UPDATE exports_jobs SET state = 'ready', file_id = ${fileId}, rows_done = ${rowsDone}, rows_total = ${rowsDone},
      expires_at = app_now() + interval '7 days'
    WHERE id = ${id} RETURNING expires_at AS "expiresAt"`.execute(tx);
  return (rows[0] as { expiresAt: Date }).expiresAt;
}
