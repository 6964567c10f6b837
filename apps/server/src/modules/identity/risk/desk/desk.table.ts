import type { RiskFacts } from '@peerbourse/rules/risk/rule';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import { type RequestRow, requestColumns, requestTables } from '../request.table.ts';
import type { toldFacts } from '../told-facts.ts';

export interface DeskRequestRow extends RequestRow {
  facts: ReturnType<typeof toldFacts> & Record<keyof RiskFacts, unknown>;
  decidedBy: string | null;
  decisionReason: string | null;
}

/** Those that wait longest come first. */
export async function waitingRequests(db: Db, after: string | undefined, limit: number): Promise<RequestRow[]> {
  const isAfter =
    after === undefined
      ? sql``
      : sql`AND (request.answered_at, request.id) > (SELECT answered_at, id FROM risk_requests WHERE request_no = ${after})`;
  const { rows } = await sql<RequestRow>`
    SELECT ${requestColumns} FROM ${requestTables} WHERE request.state = 'answered' ${isAfter}
    ORDER BY request.answered_at, request.id LIMIT ${limit}`.execute(db);
  return rows;
}

export async function requestByNo(db: Db, requestNo: string): Promise<DeskRequestRow | undefined> {
  const { rows } = await sql<DeskRequestRow>`
    SELECT ${requestColumns}, request.facts, staff.name AS "decidedBy", request.decision_reason AS "decisionReason"
    FROM ${requestTables} LEFT JOIN staff_names staff ON staff.id = request.decided_by WHERE request.request_no = ${requestNo}`.execute(db);
  return rows[0];
}

export interface Decision {
  requestNo: string;
  isApproved: boolean;
  reason: string;
  staffId: string;
  days: number;
}

/** False when it does not wait any more: of two who decide at once one is heard. */
export async function writeDecision(tx: Tx, { requestNo, isApproved, reason, staffId, days }: Decision): Promise<boolean> {
  const { rows } = await sql`
    UPDATE risk_requests SET state = ${isApproved ? 'approved' : 'rejected'},
      decided_by = (SELECT id FROM staff_names WHERE staff_id = ${staffId}), decided_at = app_now(), decision_reason = ${reason},
      counts_until = app_now() + make_interval(days => ${days})
    WHERE request_no = ${requestNo} AND state = 'answered' RETURNING 1`.execute(tx);
  return rows.length === 1;
}
