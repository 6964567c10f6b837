import type { MainId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

interface TicketRow {
  accountId: MainId | null;
  holds: unknown;
}

export async function insertTicket(
  db: Db,
  ticket: { hash: Buffer; kind: string; accountId: MainId | null; holds: object; lifeMs: number },
): Promise<void> {
  await sql`
    INSERT INTO secrets_tickets (ticket_hash, kind, account_id, holds, expires_at)
    VALUES (${ticket.hash}, ${ticket.kind}, ${ticket.accountId}, ${JSON.stringify(ticket.holds)}::jsonb,
      app_now() + make_interval(secs => ${ticket.lifeMs / 1000}))`.execute(db);
}

export async function selectTicket(db: Db, kind: string, hash: Buffer): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    SELECT account_id::text AS "accountId", holds FROM secrets_tickets
    WHERE ticket_hash = ${hash} AND kind = ${kind} AND spent_at IS NULL AND expires_at > app_now()`.execute(db);
  return rows[0];
}

export async function spendTicketRow(db: Db, kind: string, hash: Buffer): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    UPDATE secrets_tickets SET spent_at = app_now()
    WHERE ticket_hash = ${hash} AND kind = ${kind} AND spent_at IS NULL AND expires_at > app_now()
    RETURNING account_id::text AS "accountId", holds`.execute(db);
  return rows[0];
}
