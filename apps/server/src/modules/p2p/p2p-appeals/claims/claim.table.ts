import type { AccountId, OrderNo } from '@peerbourse/contract/ids';
import type { CaseKind } from '@peerbourse/rules/p2p-appeals/case-reasons';
import type { ClaimReason } from '@peerbourse/rules/p2p-appeals/claim-reasons';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import type { RulingGrounds } from '@peerbourse/rules/p2p-orders/ruling-grounds';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

interface NewClaim {
  orderNo: OrderNo;
  accountId: AccountId;
  kind: Exclude<CaseKind, 'appeal'>;
  reason: ClaimReason;
}

/** Nothing while another case of the order is open. The function finds out which side opens it. */
export async function openClaim(tx: Tx, { orderNo, accountId, kind, reason }: NewClaim): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    SELECT p2p_appeals_open_claim(${orderNo}, ${accountId}, ${kind}, ${reason})::text AS id`.execute(tx);
  return rows[0]?.id ?? undefined;
}

export type WithdrawProblem = 'no-case' | 'not-opener' | 'being-decided';

/** What stands in the way, if anything. */
export async function closeWithdrawn(tx: Tx, orderNo: OrderNo, accountId: AccountId): Promise<WithdrawProblem | null> {
  const { rows } = await sql<{ problem: WithdrawProblem | null }>`
    SELECT p2p_appeals_withdraw_claim(${orderNo}, ${accountId}) AS problem`.execute(tx);
  return rows[0]?.problem ?? null;
}

/** Whether this side has questioned the order for this reason before; a ruling is questioned once, by whomever. */
export async function hasQuestioned(tx: Tx, orderNo: OrderNo, side: OrderSide, reason: ClaimReason): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM p2p_appeals_cases
    WHERE order_no = ${orderNo} AND kind <> 'appeal' AND reason = ${reason} AND (opened_by = ${side} OR kind = 'review') LIMIT 1`.execute(
    tx,
  );
  return rows.length > 0;
}

export interface OpenHold {
  holdId: string;
  side: OrderSide;
  amount: bigint;
}

export async function openHoldsOf(db: Db, caseId: string): Promise<OpenHold[]> {
  const { rows } = await sql<OpenHold>`
    SELECT hold_id AS "holdId", side, amount FROM p2p_appeals_holds WHERE case_id = ${caseId}::bigint AND ended_at IS NULL ORDER BY id`.execute(
    db,
  );
  return rows;
}

/** Of whoever serves the public: it happened by itself. */
export async function insertHoldRow(tx: Tx, caseId: string, { holdId, side, amount }: OpenHold): Promise<void> {
  await sql`
    INSERT INTO p2p_appeals_holds (case_id, hold_id, side, amount)
    VALUES (${caseId}::bigint, ${holdId}, ${side}, ${String(amount)}::bigint)`.execute(tx);
}

export async function endHoldRow(tx: Tx, holdId: string): Promise<void> {
  await sql`UPDATE p2p_appeals_holds SET ended_at = app_now() WHERE hold_id = ${holdId}`.execute(tx);
}

export interface DecisionRow {
  outcome: 'upheld' | 'paid';
  toSide: OrderSide | null;
  amount: bigint | null;
  source: 'held' | 'fund' | null;
  grounds: RulingGrounds;
  fault: OrderSide | null;
}

export async function decisionOf(db: Db, caseId: string): Promise<DecisionRow | undefined> {
  const { rows } = await sql<DecisionRow>`
    SELECT outcome, to_side AS "toSide", amount, source, grounds, fault FROM p2p_appeals_awards
    WHERE case_id = ${caseId}::bigint AND state = 'approved'`.execute(db);
  return rows[0];
}
