import type { Db } from '#platform/db/pool.ts';
import type { Json, Person, PersonalRows } from '#platform/personal-rows.ts';
import { sql } from '#platform/sql.ts';
import { eraseReplies } from './replies/reply.table.ts';

/**
 * What somebody wrote to whom, and reported, stays with the order, for both of them and for whoever has to judge it; its words are read
 * there. Who was reported is not told of it.
 */
export const personalRows: PersonalRows = { sections, erase: eraseReplies };

async function sections(db: Db, { accountIds }: Person): Promise<Record<string, Json>> {
  const { rows } = await sql<Record<string, Json>>`
    SELECT
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT order_no, message_seq, reason, reported_at FROM p2p_chat_reports
        WHERE reporter_id = ANY(${accountIds}::bigint[]) ORDER BY id) row) AS "p2pReports",
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
      SELECT message.order_no, message.seq, message.kind, message.created_at
      FROM p2p_chat_rooms room JOIN p2p_chat_messages message ON message.order_no = room.order_no AND message.room_at = room.opened_at
      WHERE (room.buyer_id = ANY(${accountIds}::bigint[]) AND message.sender = 'buyer')
        OR (room.seller_id = ANY(${accountIds}::bigint[]) AND message.sender = 'seller')
      ORDER BY message.id) row) AS "p2pMessages",
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT reply_no, changed_at FROM p2p_chat_replies WHERE account_id = ANY(${accountIds}::bigint[]) ORDER BY id) row) AS "p2pQuickReplies"`.execute(
    db,
  );
  return rows[0] as Record<string, Json>;
}
