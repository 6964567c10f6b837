import type { AccountId, OrderNo } from '@peerbourse/contract/ids';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import type { Db } from '#platform/db/pool.ts';
import { proposerLeft, refusing } from '#platform/db/refusing.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

/** Where a merchant was found to blame: whose deposit, for whom, and how much at most. */
export interface Compensable {
  orderId: string;
  accountId: AccountId;
  toAccount: AccountId;
  toSide: OrderSide;
  deposit: bigint;
  loss: bigint;
  price: bigint | null;
  priceId: string | null;
}

/** The database measures the loss, and does so again when it is decided. */
export async function compensableOf(db: Db, orderNo: OrderNo): Promise<Compensable | undefined> {
  const { rows } = await sql<Compensable>`
    SELECT order_id::text AS "orderId", account_id::text AS "accountId", to_account::text AS "toAccount", to_side AS "toSide", deposit, loss,
      price, price_id AS "priceId"
    FROM p2p_merchants_compensable(${orderNo}) WHERE least(deposit, loss) > 0`.execute(db);
  return rows[0];
}

export interface CompensationRow {
  compensationNo: string;
  orderId: string;
  orderNo: OrderNo;
  accountId: AccountId;
  toAccount: AccountId;
  amount: bigint;
  reason: string;
  state: 'open' | 'approved' | 'rejected';
  proposerStaffId: string;
  proposedBy: string;
  proposedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
  price: bigint | null;
  priceId: string | null;
}

const columns = sql`
  paid.compensation_no AS "compensationNo", paid.order_id::text AS "orderId", trade.order_no AS "orderNo", paid.account_id::text AS "accountId",
  paid.to_account::text AS "toAccount", paid.amount, paid.reason, paid.state, proposer.staff_id AS "proposerStaffId",
  proposer.name AS "proposedBy", paid.proposed_at AS "proposedAt", decider.name AS "decidedBy", paid.decided_at AS "decidedAt",
  paid.decision_reason AS "decisionReason", paid.price, paid.price_id AS "priceId"`;
const tables = sql`
  p2p_merchants_compensations paid JOIN p2p_orders_values trade ON trade.order_id = paid.order_id
  JOIN staff_names proposer ON proposer.id = paid.proposed_by LEFT JOIN staff_names decider ON decider.id = paid.decided_by`;

export async function compensationByNo(db: Db, compensationNo: string): Promise<CompensationRow | undefined> {
  const { rows } = await sql<CompensationRow>`SELECT ${columns} FROM ${tables} WHERE paid.compensation_no = ${compensationNo}`.execute(db);
  return rows[0];
}

/** Newest first. */
export async function compensationsOf(db: Db, orderNo: OrderNo): Promise<CompensationRow[]> {
  const { rows } =
    await sql<CompensationRow>`SELECT ${columns} FROM ${tables} WHERE trade.order_no = ${orderNo} ORDER BY paid.id DESC`.execute(db);
  return rows;
}

export interface NewCompensation extends Pick<Compensable, 'orderId' | 'accountId' | 'toAccount'> {
  compensationNo: string;
  amount: bigint;
  reason: string;
  staffId: string;
}

/** False while another proposal for the same order waits. */
export async function insertCompensation(tx: Tx, proposed: NewCompensation): Promise<boolean> {
  const { compensationNo, orderId, accountId, toAccount, amount, reason, staffId } = proposed;
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO p2p_merchants_compensations (compensation_no, order_id, account_id, to_account, amount, reason, proposed_by)
    SELECT ${compensationNo}, ${orderId}::bigint, ${accountId}::bigint, ${toAccount}::bigint, ${amount}::bigint, ${reason}, id
    FROM staff_names WHERE staff_id = ${staffId}
    ON CONFLICT (order_id) WHERE state = 'open' DO NOTHING`.execute(tx);
  return numAffectedRows > 0n;
}

/** Whether this member proposed or decided how the order, or a claim about it, ended. */
export async function hasRuled(db: Db, orderId: string, staffId: string): Promise<boolean> {
  const { rows } = await sql<{ hasRuled: boolean }>`
    SELECT p2p_merchants_has_ruled(${orderId}::bigint, id) AS "hasRuled" FROM staff_names WHERE staff_id = ${staffId}`.execute(db);
  return rows[0]?.hasRuled === true;
}

export interface CompensationDecision {
  compensationNo: string;
  reason: string;
  staffId: string;
  /** Of the coins that were paid; null where it was rejected. */
  journalId: string | null;
}

/** The database looks for itself whether two members stand behind it, and by which price. */
export async function decideCompensationRow(tx: Tx, { compensationNo, reason, staffId, journalId }: CompensationDecision): Promise<void> {
  const decided = sql`
    UPDATE p2p_merchants_compensations SET state = ${journalId === null ? 'rejected' : 'approved'}, decision_reason = ${reason},
      decided_at = app_now(), decided_by = (SELECT id FROM staff_names WHERE staff_id = ${staffId}), journal_id = ${journalId}::uuid
    WHERE compensation_no = ${compensationNo}`.execute(tx);
  await refusing(decided, proposerLeft);
}
