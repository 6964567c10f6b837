import type { OrderNo } from '@peerbourse/contract/ids';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import type { RulingGrounds, Verdict } from '@peerbourse/rules/p2p-orders/ruling-grounds';
import type { Db } from '#platform/db/pool.ts';
import { proposerLeft, refusing } from '#platform/db/refusing.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface RulingRow {
  rulingNo: string;
  orderNo: OrderNo;
  verdict: Verdict;
  buyerPart: bigint | null;
  coinScale: number;
  grounds: RulingGrounds;
  fault: OrderSide | null;
  reason: string;
  state: 'open' | 'approved' | 'rejected' | 'lapsed';
  proposerStaffId: string;
  proposedBy: string;
  proposedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
}

const rulingColumns = sql`
  ruling.ruling_no AS "rulingNo", trade.order_no AS "orderNo", ruling.verdict,
  ruling.buyer_part AS "buyerPart", coin.scale AS "coinScale", ruling.grounds, ruling.fault, ruling.reason, ruling.state,
  proposer.staff_id AS "proposerStaffId", proposer.name AS "proposedBy", ruling.proposed_at AS "proposedAt", decider.name AS "decidedBy",
  ruling.decided_at AS "decidedAt", ruling.decision_reason AS "decisionReason"`;

const rulingTables = sql`
  p2p_orders_rulings ruling JOIN p2p_orders_orders trade ON trade.id = ruling.order_id JOIN reference_coins coin ON coin.coin = trade.coin JOIN staff_names proposer ON proposer.id = ruling.proposed_by
  LEFT JOIN staff_names decider ON decider.id = ruling.decided_by`;

export async function rulingByNo(db: Db, rulingNo: string): Promise<RulingRow | undefined> {
  const { rows } = await sql<RulingRow>`SELECT ${rulingColumns} FROM ${rulingTables} WHERE ruling.ruling_no = ${rulingNo}`.execute(db);
  return rows[0];
}

/** Newest first. */
export async function rulingsOf(db: Db, orderNo: OrderNo): Promise<RulingRow[]> {
  const { rows } = await sql<RulingRow>`
    SELECT ${rulingColumns} FROM ${rulingTables} WHERE trade.order_no = ${orderNo} ORDER BY ruling.id DESC`.execute(db);
  return rows;
}

export interface NewRuling {
  rulingNo: string;
  orderId: string;
  verdict: Verdict;
  buyerPart: bigint | null;
  grounds: RulingGrounds;
  fault: OrderSide | null;
  reason: string;
  staffId: string;
}

/** False while another proposal for the same order waits. */
export async function insertRuling(tx: Tx, ruling: NewRuling): Promise<boolean> {
  const { rulingNo, orderId, verdict, buyerPart, grounds, fault, reason, staffId } = ruling;
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO p2p_orders_rulings (ruling_no, order_id, verdict, buyer_part, grounds, fault, reason, proposed_by)
    SELECT ${rulingNo}, ${orderId}::bigint, ${verdict}, ${buyerPart}::bigint, ${grounds}, ${fault}, ${reason}, id FROM staff_names WHERE staff_id = ${staffId}
    ON CONFLICT (order_id) WHERE state = 'open' DO NOTHING`.execute(tx);
  return numAffectedRows > 0n;
}

export interface Decision {
  rulingNo: string;
  isApproved: boolean;
  reason: string;
  staffId: string;
}

/** The database looks for itself whether two members stand behind it. The order is locked: of two deciders the second finds it decided. */
export async function decideRulingRow(tx: Tx, { rulingNo, isApproved, reason, staffId }: Decision): Promise<void> {
  const decided = sql`
    UPDATE p2p_orders_rulings SET state = ${isApproved ? 'approved' : 'rejected'}, decision_reason = ${reason}, decided_at = app_now(),
      decided_by = (SELECT id FROM staff_names WHERE staff_id = ${staffId})
    WHERE ruling_no = ${rulingNo}`.execute(tx);
  await refusing(decided, proposerLeft);
}
