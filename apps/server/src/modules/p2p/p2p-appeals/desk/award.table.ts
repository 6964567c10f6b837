import type { OrderNo } from '@peerbourse/contract/ids';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import type { Db } from '#platform/db/pool.ts';
import { proposerLeft, refusing } from '#platform/db/refusing.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import type { DecisionRow, OpenHold } from '../claims/claim.table.ts';

export interface AwardRow extends DecisionRow {
  awardNo: string;
  orderNo: OrderNo;
  caseId: string;
  caseNo: string;
  coinScale: number;
  reason: string;
  state: 'open' | 'approved' | 'rejected';
  proposerStaffId: string;
  proposedBy: string;
  proposedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
}

const awardColumns = sql`
  award.award_no AS "awardNo", trade.order_no AS "orderNo", found_case.id::text AS "caseId", found_case.case_no AS "caseNo",
  coin.scale AS "coinScale", award.outcome, award.to_side AS "toSide", award.amount, award.source, award.grounds, award.fault, award.reason,
  award.state, proposer.staff_id AS "proposerStaffId", proposer.name AS "proposedBy", award.proposed_at AS "proposedAt",
  decider.name AS "decidedBy", award.decided_at AS "decidedAt", award.decision_reason AS "decisionReason"`;

const awardTables = sql`
  p2p_appeals_awards award JOIN p2p_appeals_cases found_case ON found_case.id = award.case_id
  JOIN p2p_orders_values trade ON trade.order_id = found_case.order_id JOIN reference_coins coin ON coin.coin = trade.coin
  JOIN staff_names proposer ON proposer.id = award.proposed_by LEFT JOIN staff_names decider ON decider.id = award.decided_by`;

export async function awardByNo(db: Db, awardNo: string): Promise<AwardRow | undefined> {
  const { rows } = await sql<AwardRow>`SELECT ${awardColumns} FROM ${awardTables} WHERE award.award_no = ${awardNo}`.execute(db);
  return rows[0];
}

/** Newest first. */
export async function awardsOf(db: Db, caseId: string): Promise<AwardRow[]> {
  const { rows } = await sql<AwardRow>`
    SELECT ${awardColumns} FROM ${awardTables} WHERE award.case_id = ${caseId}::bigint ORDER BY award.id DESC`.execute(db);
  return rows;
}

export interface NewAward extends DecisionRow {
  awardNo: string;
  caseId: string;
  reason: string;
  staffId: string;
}

/** False while another proposal for the same case waits. */
export async function insertAward(tx: Tx, award: NewAward): Promise<boolean> {
  const { awardNo, caseId, outcome, toSide, amount, source, fault, grounds, reason, staffId } = award;
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO p2p_appeals_awards (award_no, case_id, outcome, to_side, amount, source, fault, grounds, reason, proposed_by)
    SELECT ${awardNo}, ${caseId}::bigint, ${outcome}, ${toSide}, ${amount}::bigint, ${source}, ${fault}, ${grounds}, ${reason}, id
    FROM staff_names WHERE staff_id = ${staffId}
    ON CONFLICT (case_id) WHERE state = 'open' DO NOTHING`.execute(tx);
  return numAffectedRows > 0n;
}

export interface AwardDecision {
  awardNo: string;
  isApproved: boolean;
  reason: string;
  staffId: string;
  /** Of the coins that were paid. */
  journalId: string | null;
}

/** The database looks for itself whether two members stand behind it, and ends the claim with it. */
export async function decideAwardRow(tx: Tx, { awardNo, isApproved, reason, staffId, journalId }: AwardDecision): Promise<void> {
  const decided = sql`
    UPDATE p2p_appeals_awards SET state = ${isApproved ? 'approved' : 'rejected'}, decision_reason = ${reason}, decided_at = app_now(),
      decided_by = (SELECT id FROM staff_names WHERE staff_id = ${staffId}), journal_id = ${journalId}::uuid
    WHERE award_no = ${awardNo}`.execute(tx);
  await refusing(decided, proposerLeft);
}

/** Whether this member proposed or decided the ruling that the case questions. */
export async function isOfFirstInstance(db: Db, caseId: string, staffId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM p2p_appeals_cases found_case JOIN p2p_orders_deciders ruling ON ruling.order_id = found_case.order_id
    JOIN staff_names member ON member.id IN (ruling.proposed_by, ruling.decided_by)
    WHERE found_case.id = ${caseId}::bigint AND found_case.kind = 'review' AND member.staff_id = ${staffId}`.execute(db);
  return rows.length > 0;
}

export interface HoldRow {
  side: OrderSide;
  amount: bigint;
  coinScale: number;
  heldBy: string | null;
  reason: string | null;
  heldAt: Date;
  endedAt: Date | null;
}

/** Newest first. */
export async function holdsOf(db: Db, caseId: string): Promise<HoldRow[]> {
  const { rows } = await sql<HoldRow>`
    SELECT kept.side, kept.amount, coin.scale AS "coinScale", holder.name AS "heldBy", kept.reason, kept.held_at AS "heldAt",
      kept.ended_at AS "endedAt"
    FROM p2p_appeals_holds kept JOIN p2p_appeals_cases found_case ON found_case.id = kept.case_id
    JOIN p2p_orders_values trade ON trade.order_id = found_case.order_id JOIN reference_coins coin ON coin.coin = trade.coin
    LEFT JOIN staff_names holder ON holder.id = kept.held_by
    WHERE kept.case_id = ${caseId}::bigint ORDER BY kept.id DESC`.execute(db);
  return rows;
}

export async function insertStaffHold(
  tx: Tx,
  caseId: string,
  { holdId, side, amount, staffId, reason }: OpenHold & { staffId: string; reason: string },
): Promise<void> {
  await sql`
    INSERT INTO p2p_appeals_holds (case_id, hold_id, side, amount, held_by, reason)
    SELECT ${caseId}::bigint, ${holdId}, ${side}, ${String(amount)}::bigint, id, ${reason} FROM staff_names WHERE staff_id = ${staffId}`.execute(
    tx,
  );
}
