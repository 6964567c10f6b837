import type { HitState } from '@peerbourse/contract/identity/verification/verification.shape';
import type { AccountId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { proposerLeft, refusing } from '#platform/db/refusing.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { ListHit } from '#platform/screening/name-index.ts';
import { sql } from '#platform/sql.ts';
import { type CaseRow, type DeskCase, deskColumns } from '../case.table.ts';

export async function screeningOfCase(db: Db, caseId: string, listId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM verification_screenings WHERE case_id = ${caseId} AND list_id = ${listId}`.execute(db);
  return rows[0]?.id;
}

export async function insertScreening(tx: Tx, caseId: string, listId: string, found: number): Promise<void> {
  await sql`
    INSERT INTO verification_screenings (case_id, list_id, found) VALUES (${caseId}, ${listId}, ${found}) ON CONFLICT DO NOTHING`.execute(
    tx,
  );
}

export interface NewHit extends ListHit {
  hitNo: string;
  caseId: string;
  accountId: AccountId;
  personMark: Buffer;
  listName: string;
  listVersion: string;
}

/** What is known already stays as it is, cleared or not. */
export async function insertHit(tx: Tx, hit: NewHit): Promise<void> {
  await sql`
    INSERT INTO verification_hits (hit_no, case_id, account_id, person_mark, list_name, list_version, entry_id, entry_mark, entry_name,
      entry_birth, score)
    VALUES (${hit.hitNo}, ${hit.caseId}, ${hit.accountId}, ${hit.personMark}, ${hit.listName}, ${hit.listVersion}, ${hit.entryId},
      ${hit.entryMark}, ${hit.entryName}, ${hit.entryBirth}, ${hit.score})
    ON CONFLICT (account_id, person_mark, list_name, entry_id, entry_mark) DO NOTHING`.execute(tx);
}

export interface HitRow {
  hitNo: string;
  caseId: string;
  listName: string;
  listVersion: string;
  entryId: string;
  entryName: string;
  entryBirth: string;
  score: number;
  hitState: HitState;
  foundAt: Date;
  proposerStaffId: string | null;
  proposedBy: string | null;
  reason: string | null;
  hitDecidedBy: string | null;
  decisionReason: string | null;
}

const hitColumns = sql`
  h.hit_no AS "hitNo", h.case_id::text AS "caseId", h.list_name AS "listName", h.list_version AS "listVersion", h.entry_id AS "entryId",
  h.entry_name AS "entryName", h.entry_birth AS "entryBirth", h.score, h.state AS "hitState", h.found_at AS "foundAt",
  proposer.staff_id AS "proposerStaffId", proposer.name AS "proposedBy", h.reason, decider.name AS "hitDecidedBy",
  h.decision_reason AS "decisionReason"`;

const hitTables = sql`
  verification_hits h LEFT JOIN staff_names proposer ON proposer.id = h.proposed_by LEFT JOIN staff_names decider ON decider.id = h.decided_by`;

export async function hitsOfAccount(db: Db, accountId: AccountId): Promise<HitRow[]> {
  const { rows } = await sql<HitRow>`
    SELECT ${hitColumns} FROM ${hitTables} WHERE h.account_id = ${accountId} ORDER BY h.score DESC, h.id`.execute(db);
  return rows;
}

/** Held until the transaction ends. */
export async function lockHit(tx: Tx, hitNo: string): Promise<HitRow | undefined> {
  await sql`SELECT 1 FROM verification_hits WHERE hit_no = ${hitNo} FOR UPDATE`.execute(tx);
  const { rows } = await sql<HitRow>`SELECT ${hitColumns} FROM ${hitTables} WHERE h.hit_no = ${hitNo}`.execute(tx);
  return rows[0];
}

export type QueuedHit = HitRow & DeskCase;

export async function hitPage(
  db: Db,
  { state, hitNo, after }: { state: HitState; hitNo?: string | undefined; after?: string | undefined },
  limit: number,
): Promise<QueuedHit[]> {
  const { rows } = await sql<QueuedHit>`
    SELECT ${hitColumns}, ${deskColumns}
    FROM ${hitTables} JOIN verification_cases c ON c.id = h.case_id JOIN accounts_directory u ON u.id = c.account_id
    WHERE ${hitNo === undefined ? sql`h.state = ${state}` : sql`h.hit_no = ${hitNo}`} AND h.id > coalesce((SELECT id FROM verification_hits WHERE hit_no = ${after ?? null}), 0)
    ORDER BY h.id LIMIT ${limit}`.execute(db);
  return rows;
}

export async function waitingHits(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM verification_hits WHERE state IN ('open', 'proposed')`.execute(db);
  return rows[0]?.count ?? 0;
}

interface Said {
  hitNo: string;
  staffId: string;
  reason: string;
}

export async function proposeClearing(tx: Tx, { hitNo, staffId, reason }: Said): Promise<void> {
  await sql`
    UPDATE verification_hits SET state = 'proposed', proposed_by = (SELECT id FROM staff_names WHERE staff_id = ${staffId}),
      proposed_at = app_now(), reason = ${reason}, decided_by = NULL, decided_at = NULL, decision_reason = NULL
    WHERE hit_no = ${hitNo}`.execute(tx);
}

export async function endHit(tx: Tx, state: 'cleared' | 'confirmed', { hitNo, staffId, reason }: Said): Promise<void> {
  const decided = sql`
    UPDATE verification_hits SET state = ${state}, decided_by = (SELECT id FROM staff_names WHERE staff_id = ${staffId}),
      decided_at = app_now(), decision_reason = ${reason}
    WHERE hit_no = ${hitNo}`.execute(tx);
  await refusing(decided, proposerLeft);
}

/** The next people to compare with a list: those who wait, and those who are verified. */
export async function casesToScreen(db: Db, after: string, limit: number): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    SELECT ${deskColumns} FROM verification_cases c JOIN accounts_directory u ON u.id = c.account_id
    WHERE c.id > ${after} AND c.state IN ('submitted', 'renewing', 'approved') AND u.state <> 'closed' ORDER BY c.id LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}
