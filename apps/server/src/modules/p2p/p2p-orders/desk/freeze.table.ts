import type { OrderNo } from '@peerbourse/contract/ids';
import type { FreezeKind } from '@peerbourse/rules/p2p-orders/freeze-kinds';
import type { Db } from '#platform/db/pool.ts';
import { proposerLeft, refusing } from '#platform/db/refusing.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface NewFreeze {
  freezeNo: string;
  orderId: string;
  kind: FreezeKind;
  reason: string;
  staffId: string;
  frozenAt: Date;
  until: Date;
}

export async function insertFreeze(tx: Tx, { freezeNo, orderId, kind, reason, staffId, frozenAt, until }: NewFreeze): Promise<void> {
  await sql`
    INSERT INTO p2p_orders_freezes (freeze_no, order_id, kind, reason, frozen_by, frozen_at, until)
    SELECT ${freezeNo}, ${orderId}::bigint, ${kind}, ${reason}, id, ${frozenAt}, ${until} FROM staff_names WHERE staff_id = ${staffId}`.execute(
    tx,
  );
}

export interface FreezeRow {
  freezeNo: string;
  orderNo: OrderNo;
  proposerStaffId: string | null;
  isOver: boolean;
}

export async function freezeByNo(db: Db, freezeNo: string): Promise<FreezeRow | undefined> {
  const { rows } = await sql<FreezeRow>`
    SELECT freeze_no AS "freezeNo", order_no AS "orderNo", proposer.staff_id AS "proposerStaffId", ended_at IS NOT NULL AS "isOver"
    FROM p2p_orders_freezes found_freeze JOIN p2p_orders_orders trade ON trade.id = found_freeze.order_id
    LEFT JOIN staff_names proposer ON proposer.id = found_freeze.lift_proposed_by WHERE freeze_no = ${freezeNo}`.execute(db);
  return rows[0];
}

/** False while somebody has proposed it already. */
export async function proposeLift(tx: Tx, orderId: string, { staffId, reason }: { staffId: string; reason: string }): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE p2p_orders_freezes SET lift_proposed_by = (SELECT id FROM staff_names WHERE staff_id = ${staffId}), lift_proposed_at = app_now(),
      lift_reason = ${reason}
    WHERE order_id = ${orderId}::bigint AND ended_at IS NULL AND lift_proposed_by IS NULL`.execute(tx);
  return numAffectedRows > 0n;
}

export async function rejectLift(tx: Tx, freezeNo: string): Promise<void> {
  await sql`
    UPDATE p2p_orders_freezes SET lift_proposed_by = NULL, lift_proposed_at = NULL, lift_reason = NULL
    WHERE freeze_no = ${freezeNo}`.execute(tx);
}

/** The database looks for itself whether two members stand behind it. */
export async function endByStaff(tx: Tx, freezeNo: string, staffId: string): Promise<void> {
  const decided = sql`
    UPDATE p2p_orders_freezes SET ended_at = app_now(), lifted_by = (SELECT id FROM staff_names WHERE staff_id = ${staffId})
    WHERE freeze_no = ${freezeNo}`.execute(tx);
  await refusing(decided, proposerLeft);
}
