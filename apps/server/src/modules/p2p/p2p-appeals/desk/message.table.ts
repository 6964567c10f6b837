import type { OrderNo } from '@peerbourse/contract/ids';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** What somebody wrote in the chat of an order in appeal. */
export interface CaseMessageRow {
  seq: number;
  sender: OrderSide;
  kind: 'text' | 'picture' | 'video' | 'auto-reply';
  clientId: string | null;
  closedText: string | null;
  fileId: string | null;
  hasContact: boolean;
  data: { text?: string; isProof?: boolean; isUsedBefore?: boolean };
  createdAt: Date;
}

/** Ascending; of a long chat its end. */
export async function messagesOfCase(db: Db, orderNo: OrderNo, limit: number): Promise<CaseMessageRow[]> {
  const { rows } = await sql<CaseMessageRow>`
    SELECT * FROM (
      SELECT seq, sender, kind, client_id AS "clientId", closed_text AS "closedText", file_id AS "fileId", has_contact AS "hasContact", data,
        created_at AS "createdAt"
      FROM p2p_appeals_messages WHERE order_no = ${orderNo} ORDER BY seq DESC LIMIT ${limit}) newest
    ORDER BY seq`.execute(db);
  return rows;
}
