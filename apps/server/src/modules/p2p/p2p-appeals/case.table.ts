import type { AccountId, OrderNo } from '@peerbourse/contract/ids';
import type { CaseFacts, CaseOpener } from '@peerbourse/rules/p2p-appeals/appeal-clock';
import type { AppealReason, EvidenceKind } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import type { CaseKind, CaseReason } from '@peerbourse/rules/p2p-appeals/case-reasons';
import type { QuestionTemplateName } from '@peerbourse/rules/p2p-appeals/question-templates';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

/** A case with everything that its clock is read from. */
export interface CaseRow {
  id: string;
  caseNo: string;
  kind: CaseKind;
  orderNo: OrderNo;
  reason: CaseReason;
  openedBy: CaseOpener;
  isSlow: boolean;
  openedAt: Date;
  takenAt: Date | null;
  buyerStatedAt: Date | null;
  sellerStatedAt: Date | null;
  askedSide: OrderSide | null;
  askedAt: Date | null;
  answeredAt: Date | null;
  /** Milliseconds since 1970. */
  pauses: CaseFacts['pauses'];
  closedAt: Date | null;
  /** What ended it: a step of the order, or of the claim. */
  outcome: string | null;
  coinScale: number;
  /** The moment at which it was read. */
  now: Date;
}

export const caseColumns = sql`
  found_case.id::text, found_case.case_no AS "caseNo", found_case.kind, found_case.order_no AS "orderNo", found_case.reason, found_case.opened_by AS "openedBy",
  found_case.is_slow AS "isSlow", found_case.opened_at AS "openedAt", found_case.taken_at AS "takenAt", buyer_said.made_at AS "buyerStatedAt",
  seller_said.made_at AS "sellerStatedAt", asked.side AS "askedSide", asked.asked_at AS "askedAt", asked.answered_at AS "answeredAt",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('from', floor(extract(epoch FROM frozen_at) * 1000)::bigint,
      'to', floor(extract(epoch FROM ended_at) * 1000)::bigint) ORDER BY frozen_at), '[]')
    FROM p2p_orders_pauses WHERE order_id = found_case.order_id) AS pauses, found_case.closed_at AS "closedAt", found_case.outcome,
  coin.scale AS "coinScale", app_now() AS now`;

export const caseTables = sql`
  p2p_appeals_cases found_case JOIN p2p_orders_values trade ON trade.order_id = found_case.order_id JOIN reference_coins coin ON coin.coin = trade.coin
  LEFT JOIN p2p_appeals_statements buyer_said
    ON buyer_said.case_id = found_case.id AND buyer_said.side = 'buyer' AND buyer_said.kind = 'statement'
  LEFT JOIN p2p_appeals_statements seller_said
    ON seller_said.case_id = found_case.id AND seller_said.side = 'seller' AND seller_said.kind = 'statement'
  LEFT JOIN LATERAL (
    SELECT side, asked_at, answered_at FROM p2p_appeals_requests WHERE case_id = found_case.id ORDER BY id DESC LIMIT 1) asked ON true`;

export async function openCaseOf(db: Db, orderNo: OrderNo): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    SELECT ${caseColumns} FROM ${caseTables} WHERE found_case.order_no = ${orderNo} AND found_case.closed_at IS NULL`.execute(db);
  return rows[0];
}

/** The newest case of an order, if it was a claim that ended within the last 30 days. */
export async function endedClaimOf(db: Db, orderNo: OrderNo): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    SELECT ${caseColumns} FROM ${caseTables}
    WHERE found_case.order_no = ${orderNo} AND found_case.kind <> 'appeal' AND found_case.closed_at > app_now() - interval '30 days'
    ORDER BY found_case.id DESC LIMIT 1`.execute(db);
  return rows[0];
}

export function factsOf(row: CaseRow): CaseFacts {
  const { openedBy, isSlow, askedSide, askedAt } = row;
  return {
    openedAt: row.openedAt.getTime(),
    openedBy,
    isSlow,
    statedAt: { buyer: timestamp(row.buyerStatedAt), seller: timestamp(row.sellerStatedAt) },
    asked: askedSide && askedAt ? { side: askedSide, at: askedAt.getTime(), answeredAt: timestamp(row.answeredAt) } : null,
    takenAt: timestamp(row.takenAt),
    pauses: row.pauses,
  };
}

const timestamp = (moment: Date | null): number | null => moment?.getTime() ?? null;

/** Whether this side has withdrawn an appeal of this order for the same reason. */
export async function hasWithdrawn(tx: Tx, orderNo: OrderNo, side: OrderSide, reason: AppealReason): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM p2p_appeals_cases
    WHERE order_no = ${orderNo} AND opened_by = ${side} AND reason = ${reason} AND outcome = 'cancel-appeal' LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** Whether a ruling is proposed that another member has not decided yet. */
export async function isBeingDecided(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM p2p_orders_being_decided WHERE order_id = ${orderId}::bigint`.execute(tx);
  return rows.length > 0;
}

export interface StatementRow {
  statementNo: string;
  side: OrderSide;
  kind: 'statement' | 'answer';
  closedText: string;
  madeAt: Date;
}

export async function statementsOf(db: Db, caseId: string): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    SELECT statement_no AS "statementNo", side, kind, closed_text AS "closedText", made_at AS "madeAt"
    FROM p2p_appeals_statements WHERE case_id = ${caseId}::bigint ORDER BY id`.execute(db);
  return rows;
}

export interface RequestRow {
  requestNo: string;
  side: OrderSide;
  evidence: EvidenceKind | null;
  template: QuestionTemplateName | null;
  closedText: string;
  askedAt: Date;
  answeredAt: Date | null;
}

export async function requestsOf(db: Db, caseId: string): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    SELECT request_no AS "requestNo", side, evidence, template, closed_text AS "closedText", asked_at AS "askedAt", answered_at AS "answeredAt"
    FROM p2p_appeals_requests WHERE case_id = ${caseId}::bigint ORDER BY id`.execute(db);
  return rows;
}

interface NewStatement {
  statementNo: string;
  orderNo: OrderNo;
  accountId: AccountId;
  kind: StatementRow['kind'];
  closedText: string;
}

/** False when it was said before, or nothing was asked. The function finds out which side says it. */
export async function insertStatement(tx: Tx, statement: NewStatement): Promise<boolean> {
  const { statementNo, orderNo, accountId, kind, closedText } = statement;
  const { rows } = await sql<{ at: Date | null }>`
    SELECT p2p_appeals_state(${statementNo}, ${orderNo}, ${accountId}, ${kind}, ${closedText}) AS at`.execute(tx);
  return rows[0]?.at instanceof Date;
}
