import type { AccountId, OrderNo } from '@peerbourse/contract/ids';
import type { SignedReceipt } from '@peerbourse/rules/receipts/receipt';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import type { Signer } from './signing-key.ts';

const receiptColumns = sql`body, key_id AS "keyId", signature`;

/** Only the two people of an order can fetch its receipt. */
export async function receiptOf(db: Db, accountId: AccountId, orderNo: OrderNo): Promise<SignedReceipt | undefined> {
  const { rows } = await sql<SignedReceipt>`
    SELECT ${receiptColumns} FROM receipts_receipts WHERE order_no = ${orderNo} AND ${accountId} IN (buyer_id, seller_id)`.execute(db);
  return rows[0];
}

export interface NewReceipt extends SignedReceipt {
  orderNo: OrderNo;
  buyerId: AccountId;
  sellerId: AccountId;
  issuedAt: Date;
}

/** A key is published before what it has signed is shown to anybody. */
export async function publishKey(db: Db, { keyId, publicKey }: Signer): Promise<void> {
  await sql`INSERT INTO receipts_keys (key_id, public_key) VALUES (${keyId}, ${publicKey}) ON CONFLICT (key_id) DO NOTHING`.execute(db);
}

/** Of two who issue at once the first one counts. */
export async function insertReceipt(db: Db, receipt: NewReceipt): Promise<void> {
  await sql`
    INSERT INTO receipts_receipts (order_no, buyer_id, seller_id, body, key_id, signature, issued_at)
    VALUES (${receipt.orderNo}, ${receipt.buyerId}, ${receipt.sellerId}, ${receipt.body}, ${receipt.keyId}, ${receipt.signature}, ${receipt.issuedAt})
    ON CONFLICT (order_no) DO NOTHING`.execute(db);
}

export async function isIssued(db: Db, orderNo: string, body: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM receipts_receipts WHERE order_no = ${orderNo} AND body = ${body}`.execute(db);
  return rows.length > 0;
}

export async function publicKeyOf(db: Db, keyId: string): Promise<{ x: string } | undefined> {
  const { rows } = await sql<{ x: string }>`SELECT public_key AS x FROM receipts_keys WHERE key_id = ${keyId}`.execute(db);
  return rows[0];
}

export interface PublishedKey {
  keyId: string;
  publicKey: string;
  firstAt: Date;
  lastAt: Date;
}

/** Every key that has signed something, the oldest first. One that was replaced was in use until the next one, or until its last receipt. */
export async function publishedKeys(db: Db): Promise<PublishedKey[]> {
  const { rows } = await sql<PublishedKey>`
    SELECT known.key_id AS "keyId", public_key AS "publicKey", first_at AS "firstAt",
      greatest(first_at, lead(first_at) OVER (ORDER BY first_at, known.key_id), last_issued.at) AS "lastAt"
    FROM receipts_keys known
    CROSS JOIN LATERAL (
      SELECT max(at) AS at FROM (
        SELECT max(issued_at) AS at FROM receipts_receipts WHERE key_id = known.key_id UNION ALL
        SELECT max(issued_at) FROM receipts_rulings WHERE key_id = known.key_id) issued) last_issued
    ORDER BY first_at, known.key_id`.execute(db);
  return rows;
}
