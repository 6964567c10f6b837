import type { Db } from '#platform/db/pool.ts';
import type { Json, Person, PersonalRows } from '#platform/personal-rows.ts';
import { sql } from '#platform/sql.ts';
import { eraseTickets } from './ticket.table.ts';

/** The words of a ticket are read on its page. They go with the account; that somebody answered stays in the audit log. */
export const personalRows: PersonalRows = { sections, erase: eraseTickets };

async function sections(db: Db, { accountIds }: Person): Promise<Record<string, Json>> {
  const { rows } = await sql<Record<string, Json>>`
    SELECT
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT ticket_no, topic, order_no, state, opened_at, changed_at FROM support_tickets
        WHERE account_id = ANY(${accountIds}::bigint[]) ORDER BY id) row) AS "supportTickets",
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT message.ticket_no, message.seq, message.staff_name IS NOT NULL AS is_answer, message.written_at
        FROM support_messages message JOIN support_tickets ticket ON ticket.ticket_no = message.ticket_no
        WHERE ticket.account_id = ANY(${accountIds}::bigint[]) ORDER BY message.id) row) AS "supportMessages"`.execute(db);
  return rows[0] as Record<string, Json>;
}
