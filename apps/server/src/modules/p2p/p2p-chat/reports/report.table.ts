import type { AccountId, OrderNo, UserId } from '@peerbourse/contract/ids';
import type { ListedReport } from '@peerbourse/contract/p2p/p2p-chat/reports/report.shape';
import type { ReportReason } from '@peerbourse/rules/p2p-chat/report-reasons';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import type { MessageRow } from '../chat.table.ts';

export type ReportOutcome = NonNullable<ListedReport['outcome']>;

export interface NewReport {
  reportNo: string;
  orderNo: OrderNo;
  reporterId: AccountId;
  /** Zero when it is about the person. */
  seq: number;
  reason: ReportReason;
  closedText: string | null;
}

/** When it was written down; undefined when the same was reported before. The function finds out who is reported. */
export async function writeReport(tx: Tx, report: NewReport): Promise<Date | undefined> {
  const { reportNo, orderNo, reporterId, seq, reason, closedText } = report;
  const { rows } = await sql<{ at: Date | null }>`
    SELECT p2p_chat_report(${reportNo}, ${orderNo}, ${reporterId}, ${seq}::int, ${reason}, ${closedText}) AS at`.execute(tx);
  return rows[0]?.at ?? undefined;
}

export interface ReportRow {
  reportNo: string;
  orderNo: OrderNo;
  reporterId: AccountId;
  reporterUserId: UserId;
  reporterNick: string;
  reportedId: AccountId;
  reportedUserId: UserId;
  reportedNick: string;
  seq: number;
  reason: ReportReason;
  closedText: string | null;
  reportedAt: Date;
  openedAt: Date | null;
  decidedAt: Date | null;
  outcome: ReportOutcome | null;
}

const reports = sql`
  SELECT report.report_no AS "reportNo", report.order_no AS "orderNo", report.reporter_id::text AS "reporterId",
    reporter.user_id AS "reporterUserId", reporter_face.nick_name AS "reporterNick", report.reported_id::text AS "reportedId",
    reported.user_id AS "reportedUserId", reported_face.nick_name AS "reportedNick", report.message_seq AS seq, report.reason,
    report.closed_text AS "closedText", report.reported_at AS "reportedAt",
    report.opened_at AS "openedAt", report.decided_at AS "decidedAt", report.outcome
  FROM p2p_chat_reports report
  JOIN accounts_directory reporter ON reporter.id = report.reporter_id JOIN accounts_directory reported ON reported.id = report.reported_id
  JOIN p2p_users_directory reporter_face ON reporter_face.account_id = report.reporter_id
  JOIN p2p_users_directory reported_face ON reported_face.account_id = report.reported_id`;

/** Newest first, after the one that the reader has seen last. */
export async function newestReports(db: Db, after: string | undefined, limit: number): Promise<ReportRow[]> {
  const isAfter = after === undefined ? sql`` : sql`WHERE report.id < (SELECT id FROM p2p_chat_reports WHERE report_no = ${after})`;
  const { rows } = await sql<ReportRow>`${reports} ${isAfter} ORDER BY report.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** Oldest first, after the one that the reader has seen last. */
export async function waitingReports(db: Db, after: string | undefined, limit: number): Promise<ReportRow[]> {
  const isAfter = after === undefined ? sql`` : sql`AND report.id > (SELECT id FROM p2p_chat_reports WHERE report_no = ${after})`;
  const { rows } = await sql<ReportRow>`${reports} WHERE report.decided_at IS NULL ${isAfter} ORDER BY report.id LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}

export async function reportOf(db: Db, reportNo: string): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`${reports} WHERE report.report_no = ${reportNo}`.execute(db);
  return rows[0];
}

/** Whoever decides it has read it. */
export async function noteOpened(tx: Tx, reportNo: string): Promise<void> {
  await sql`UPDATE p2p_chat_reports SET opened_at = app_now() WHERE report_no = ${reportNo} AND opened_at IS NULL`.execute(tx);
}

/** It waits for nobody any more. False when somebody has decided it before. */
export async function writeOutcome(tx: Tx, reportNo: string, outcome: ReportOutcome): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE p2p_chat_reports SET decided_at = app_now(), outcome = ${outcome} WHERE report_no = ${reportNo} AND decided_at IS NULL`.execute(
    tx,
  );
  return numAffectedRows > 0n;
}

export type ReportedMessage = Pick<MessageRow, 'sender' | 'kind' | 'clientId' | 'closedText' | 'data' | 'createdAt'>;

export async function reportedMessageOf(db: Db, reportNo: string): Promise<ReportedMessage | undefined> {
  const { rows } = await sql<ReportedMessage>`
    SELECT sender, kind, client_id AS "clientId", closed_text AS "closedText", data, created_at AS "createdAt"
    FROM p2p_chat_reported_messages WHERE report_no = ${reportNo}`.execute(db);
  return rows[0];
}
