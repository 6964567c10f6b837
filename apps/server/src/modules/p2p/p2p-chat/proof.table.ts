import type { OrderNo } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

const mostCandidates = 50;

/** Files of proofs in other orders that share a quarter of the hash, those that share most of it first. */
export async function proofsLike(db: Db, orderNo: OrderNo, bands: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ fileId: string }>`
    SELECT file_id AS "fileId" FROM p2p_chat_proofs
    WHERE bands && ${[...bands]}::int[] AND order_no <> ${orderNo} AND sent_at > app_now() - interval '90 days'
    ORDER BY cardinality(ARRAY(SELECT unnest(bands) INTERSECT SELECT unnest(${[...bands]}::int[]))) DESC, sent_at DESC
    LIMIT ${mostCandidates}`.execute(db);
  return rows.map(({ fileId }) => fileId);
}

export interface NewProof {
  clientId: string;
  fileId: string;
  bands: readonly number[];
  isUsedBefore: boolean;
}

export async function appendProof(tx: Tx, orderNo: OrderNo, { clientId, fileId, bands, isUsedBefore }: NewProof): Promise<void> {
  await sql`
    SELECT p2p_chat_send_proof(${orderNo}, ${clientId}::uuid, ${fileId}, ${[...bands]}::int[], ${isUsedBefore})`.execute(tx);
}
