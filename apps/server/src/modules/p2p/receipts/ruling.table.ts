import type { AccountId, OrderNo } from '@peerbourse/contract/ids';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import type { RulingGrounds } from '@peerbourse/rules/p2p-orders/ruling-grounds';
import type { SignedRuling } from '@peerbourse/rules/receipts/ruling';
import type { SignedBody } from '@peerbourse/rules/receipts/signed-file';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

/** What two members decided, in whichever area. */
export interface Decision {
  /** For the round that signs. */
  id: string;
  kind: 'ruling' | 'award' | 'compensation';
  rulingNo: string;
  orderNo: OrderNo;
  buyerId: AccountId;
  sellerId: AccountId;
  type: SignedRuling['type'];
  about: SignedRuling['about'];
  fault: OrderSide | null;
  grounds: RulingGrounds | null;
  toSide: OrderSide | null;
  amount: bigint | null;
  /** Staff ids. */
  author: string;
  approver: string;
  decidedAt: Date;
}

/** The oldest decision of the last month that is not signed. */
export async function unsignedDecision(db: Db, seen: readonly string[]): Promise<Decision | undefined> {
  const { rows } = await sql<Decision>`
    SELECT decided.kind || ':' || decided.ruling_no AS id, decided.kind, decided.ruling_no AS "rulingNo", decided.order_no AS "orderNo",
      decided.buyer_id::text AS "buyerId", decided.seller_id::text AS "sellerId", type, about, fault, grounds, to_side AS "toSide", amount, author,
      approver, decided_at AS "decidedAt"
    FROM receipts_decisions decided LEFT JOIN receipts_rulings signed ON signed.kind = decided.kind AND signed.ruling_no = decided.ruling_no
    WHERE signed.ruling_no IS NULL AND decided_at > app_now() - interval '30 days' AND decided.kind || ':' || decided.ruling_no <> ALL (${seen}::text[])
    ORDER BY decided_at LIMIT 1`.execute(db);
  return rows[0];
}

/** Of two who sign at once the first one counts. */
export async function insertRulingDocument(tx: Tx, decision: Decision, { body, keyId, signature }: SignedBody): Promise<void> {
  const { kind, rulingNo, orderNo, buyerId, sellerId } = decision;
  await sql`
    INSERT INTO receipts_rulings (kind, ruling_no, order_no, buyer_id, seller_id, body, key_id, signature)
    VALUES (${kind}, ${rulingNo}, ${orderNo}, ${buyerId}, ${sellerId}, ${body}, ${keyId}, ${signature})
    ON CONFLICT (kind, ruling_no) DO NOTHING`.execute(tx);
}

/** Only for the two people of the order, the oldest first. */
export async function rulingsOf(db: Db, accountId: AccountId, orderNo: OrderNo): Promise<SignedBody[]> {
  const { rows } = await sql<SignedBody>`
    SELECT body, key_id AS "keyId", signature FROM receipts_rulings
    WHERE order_no = ${orderNo} AND ${accountId} IN (buyer_id, seller_id) ORDER BY issued_at, ruling_no`.execute(db);
  return rows;
}

export async function isRulingIssued(db: Db, rulingNo: string, body: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM receipts_rulings WHERE ruling_no = ${rulingNo} AND body = ${body}`.execute(db);
  return rows.length > 0;
}
