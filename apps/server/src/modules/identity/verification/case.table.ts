import type { CaseState, DocumentType, FaceAnswer, RejectionReason } from '@peerbourse/contract/identity/verification/verification.shape';
import type { AccountId, MainId, UserId } from '@peerbourse/contract/ids';
import { renewalDays } from '@peerbourse/rules/identity';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface CaseRow {
  id: string;
  case_no: string;
  account_id: MainId;
  user_id: UserId;
  country: string;
  document_type: DocumentType;
  document_number: string;
  document_mark: Buffer;
  first_name: string;
  last_name: string;
  birth_date: string;
  expires_on: string | null;
  front_file: string;
  back_file: string | null;
  selfie_file: string;
  /** A renewal that waits is a submitted one like others. */
  state: CaseState;
  is_renewal: boolean;
  reasons: RejectionReason[];
  note: string | null;
  face: FaceAnswer | null;
  submitted_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  earlier: number;
}

/** What staff see besides; the api may not know that somebody is like an entry of a list. */
export interface DeskCase extends CaseRow {
  open_hits: number;
}

const caseColumns = sql`c.id::text, c.case_no, c.account_id::text, u.user_id, c.country, c.document_type, c.document_number, c.document_mark,
  c.first_name, c.last_name, c.birth_date::text, c.expires_on::text, c.front_file, c.back_file, c.selfie_file, c.reasons, c.note, c.face,
  CASE c.state WHEN 'renewing' THEN 'submitted' ELSE c.state END AS state, c.state = 'renewing' AS is_renewal, c.submitted_at, c.decided_at, c.decided_by,
  (SELECT count(*)::int FROM verification_cases e WHERE e.account_id = c.account_id AND e.id < c.id) AS earlier`;

export const deskColumns = sql`${caseColumns},
  (SELECT count(*)::int FROM verification_hits h WHERE h.account_id = c.account_id AND h.state <> 'cleared') AS open_hits`;

const day = sql`(app_now() AT TIME ZONE 'UTC')::date`;

export interface NewCase {
  caseNo: string;
  accountId: MainId;
  country: string;
  documentType: DocumentType;
  documentNumber: string;
  documentMark: Buffer;
  firstName: string;
  lastName: string;
  birthDate: string;
  expiresOn: string | null;
  isRenewal: boolean;
  front: string;
  back: string | null;
  selfie: string;
}

/** Answers its id; nothing when the account has an open application. */
export async function insertCase(tx: Tx, row: NewCase): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO verification_cases (case_no, account_id, country, document_type, document_number, document_mark,
      first_name, last_name, birth_date, expires_on, front_file, back_file, selfie_file, state)
    VALUES (${row.caseNo}, ${row.accountId}, ${row.country}, ${row.documentType}, ${row.documentNumber}, ${row.documentMark},
      ${row.firstName}, ${row.lastName}, ${row.birthDate}::date, ${row.expiresOn}::date, ${row.front}, ${row.back}, ${row.selfie},
      ${row.isRenewal ? 'renewing' : 'submitted'})
    ON CONFLICT DO NOTHING RETURNING id::text`.execute(tx);
  return rows[0]?.id;
}

export async function newestCaseOf(db: Db, accountId: AccountId): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    SELECT ${caseColumns} FROM verification_cases c JOIN accounts_directory u ON u.id = c.account_id
    WHERE c.account_id = ${accountId} ORDER BY c.id DESC LIMIT 1`.execute(db);
  return rows[0];
}

export async function approvedCaseOf(db: Db, accountId: AccountId): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    SELECT ${caseColumns} FROM verification_cases c JOIN accounts_directory u ON u.id = c.account_id
    WHERE c.account_id = ${accountId} AND c.state = 'approved'`.execute(db);
  return rows[0];
}

export async function caseByNumber(db: Db, caseNo: string): Promise<DeskCase | undefined> {
  const { rows } = await sql<DeskCase>`
    SELECT ${deskColumns} FROM verification_cases c JOIN accounts_directory u ON u.id = c.account_id WHERE c.case_no = ${caseNo}`.execute(
    db,
  );
  return rows[0];
}

/** The same, held until the transaction ends. */
export async function lockCase(tx: Tx, caseNo: string): Promise<DeskCase | undefined> {
  await sql`SELECT 1 FROM verification_cases WHERE case_no = ${caseNo} FOR UPDATE`.execute(tx);
  return await caseByNumber(tx, caseNo);
}

export interface QueueFilter {
  state: CaseState;
  country?: string | undefined;
  documentType?: string | undefined;
  userId?: UserId | undefined;
  ending?: 'soon' | 'over' | undefined;
  after?: string | undefined;
}

export async function queuePage(
  db: Db,
  { state, country, documentType, userId, ending, after }: QueueFilter,
  limit: number,
): Promise<DeskCase[]> {
  const { rows } = await sql<DeskCase>`
    SELECT ${deskColumns} FROM verification_cases c JOIN accounts_directory u ON u.id = c.account_id
    WHERE c.state = ANY(${state === 'submitted' ? ['submitted', 'renewing'] : [state]}::text[]) AND c.id > coalesce((SELECT id FROM verification_cases WHERE case_no = ${after ?? null}), 0)
      AND (${country ?? null}::text IS NULL OR c.country = ${country ?? null})
      AND (${documentType ?? null}::text IS NULL OR c.document_type = ${documentType ?? null})
      AND (${userId ?? null}::text IS NULL OR u.user_id = ${userId ?? null})
      AND (${ending ?? null}::text IS NULL
        OR c.expires_on < ${day} AND ${ending ?? null} = 'over'
        OR c.expires_on BETWEEN ${day} AND ${day} + ${renewalDays}::int AND ${ending ?? null} = 'soon')
    ORDER BY c.id LIMIT ${limit}`.execute(db);
  return rows;
}

export async function waitingCount(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM verification_cases WHERE state IN ('submitted', 'renewing')`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface SameDocument {
  case_no: string;
  user_id: UserId;
  account_id: MainId;
  state: CaseState;
}

/** Applications of others with the same document. */
export async function casesOfDocument(db: Db, marks: readonly Buffer[], accountId: AccountId): Promise<SameDocument[]> {
  const { rows } = await sql<SameDocument>`
    SELECT c.case_no, u.user_id, c.account_id::text, CASE c.state WHEN 'renewing' THEN 'submitted' ELSE c.state END AS state FROM verification_cases c JOIN accounts_directory u ON u.id = c.account_id
    WHERE c.document_mark = ANY(${marks}::bytea[]) AND c.account_id <> ${accountId} ORDER BY c.id`.execute(db);
  return rows;
}

export interface Decision {
  caseId: string;
  state: 'approved' | 'rejected';
  reasons: readonly RejectionReason[];
  note: string | null;
  face: FaceAnswer | null;
  /** The comparison with a list that an approval rests on. */
  screeningId: string | null;
  decidedBy: string;
}

export async function writeDecision(tx: Tx, decision: Decision): Promise<void> {
  const { caseId, state, reasons, note, face, screeningId, decidedBy } = decision;
  await sql`
    UPDATE verification_cases SET state = ${state}, reasons = ${reasons}::text[], note = ${note}, face = ${face}, screening_id = ${screeningId},
      decided_at = app_now(), decided_by = ${decidedBy}
    WHERE id = ${caseId}`.execute(tx);
}

/** The application that was approved before makes room for the newer one. */
export async function replaceApproved(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`UPDATE verification_cases SET state = 'replaced' WHERE account_id = ${accountId} AND state = 'approved'`.execute(tx);
}

export async function lockDocument(tx: Tx, mark: Buffer): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(encode(${mark}::bytea, 'hex'), 1))`.execute(tx);
}

/** YYYY-MM-DD in UTC. */
export async function today(db: Db): Promise<string> {
  const { rows } = await sql<{ today: string }>`SELECT ${day}::text AS today`.execute(db);
  return (rows[0] as { today: string }).today;
}

/** Whether an identity was approved within these hours. */
export async function identityApprovedSince(tx: Tx, accountId: AccountId, hours: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM verification_cases
    WHERE account_id = ${accountId} AND state = 'approved' AND decided_at > app_now() - make_interval(hours => ${hours}) LIMIT 1`.execute(
    tx,
  );
  return rows.length > 0;
}
