import type { OrderNo } from '@peerbourse/contract/ids';
import type { EvidenceKind } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import type { QuestionTemplateName } from '@peerbourse/rules/p2p-appeals/question-templates';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import { type CaseRow, caseColumns, caseTables } from '../case.table.ts';

/** A case as staff see it. */
export interface DeskCaseRow extends CaseRow {
  takenBy: string | null;
}

const deskColumns = sql`${caseColumns}, taker.name AS "takenBy"`;
const deskTables = sql`${caseTables} LEFT JOIN staff_names taker ON taker.id = found_case.taken_by`;

/** Those that staff were late for come first, then the oldest. */
export async function openCases(db: Db, limit: number): Promise<DeskCaseRow[]> {
  const { rows } = await sql<DeskCaseRow>`
    SELECT ${deskColumns} FROM ${deskTables} WHERE found_case.closed_at IS NULL
    ORDER BY coalesce(found_case.take_missed_at, found_case.decision_missed_at) NULLS LAST, found_case.opened_at, found_case.id
    LIMIT ${limit}`.execute(db);
  return rows;
}

export async function countOpenCases(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM p2p_appeals_cases WHERE closed_at IS NULL`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The newest case of an order, open or not. */
export async function newestCaseOf(db: Db, orderNo: OrderNo): Promise<DeskCaseRow | undefined> {
  const { rows } = await sql<DeskCaseRow>`
    SELECT ${deskColumns} FROM ${deskTables} WHERE found_case.order_no = ${orderNo} ORDER BY found_case.id DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** Whoever takes it from somebody else gets no more time. */
export async function setTaker(tx: Tx, caseId: string, staffId: string): Promise<void> {
  await sql`
    UPDATE p2p_appeals_cases SET taken_by = (SELECT id FROM staff_names WHERE staff_id = ${staffId}), taken_at = coalesce(taken_at, app_now()), next_at = app_now()
    WHERE id = ${caseId}::bigint`.execute(tx);
}

interface NewRequest {
  requestNo: string;
  caseId: string;
  side: OrderSide;
  evidence: EvidenceKind | null;
  template: QuestionTemplateName | null;
  closedText: string;
  staffId: string;
}

/** False while another question is open. */
export async function insertRequest(tx: Tx, request: NewRequest): Promise<boolean> {
  const { requestNo, caseId, side, evidence, template, closedText, staffId } = request;
  const { rows } = await sql`
    INSERT INTO p2p_appeals_requests (request_no, case_id, side, evidence, template, closed_text, asked_by)
    SELECT ${requestNo}, ${caseId}::bigint, ${side}, ${evidence}, ${template}, ${closedText}, id FROM staff_names WHERE staff_id = ${staffId}
    ON CONFLICT (case_id) WHERE answered_at IS NULL AND silence_noted_at IS NULL DO NOTHING RETURNING id`.execute(tx);
  if (rows.length > 0) await sql`UPDATE p2p_appeals_cases SET next_at = app_now() WHERE id = ${caseId}::bigint`.execute(tx);
  return rows.length > 0;
}
