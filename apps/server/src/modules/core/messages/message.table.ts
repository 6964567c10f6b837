import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface NewMessageRow {
  id: string;
  way: string;
  to: string;
  locale: string;
  template: string;
  closed: string;
  lifeSeconds: number | null;
}

export async function insertMessage(tx: Tx, row: NewMessageRow): Promise<void> {
  await sql`
    INSERT INTO messages_outgoing (id, kind, recipient, locale, template, closed_values, drop_at)
    VALUES (${row.id}, ${row.way}, ${row.to}, ${row.locale}, ${row.template}, ${row.closed},
      app_now() + make_interval(secs => ${row.lifeSeconds}))`.execute(tx);
}

/** Ends what came too late to be sent, and what a worker died over at its last try. */
export async function endOverdue(db: Db, maxTries: number): Promise<void> {
  await sql`
    UPDATE messages_outgoing SET closed_values = NULL, state = CASE WHEN drop_at <= app_now() THEN 'dropped' ELSE 'failed' END
    WHERE id IN (
      SELECT id FROM messages_outgoing
      WHERE state = 'waiting' AND next_try_at <= app_now() AND (drop_at <= app_now() OR attempts >= ${maxTries})
      FOR UPDATE SKIP LOCKED)`.execute(db);
}

export interface DueMessage {
  id: string;
  way: 'mail' | 'sms' | 'telegram' | 'push';
  to: string;
  locale: string;
  template: string;
  closed: string;
  /** This one included. */
  attempts: number;
  createdAt: Date;
}

/** Takes messages for a while; nobody else sees them as due before it is over. */
export async function claimDue(db: Db, limit: number, claimSeconds: number): Promise<DueMessage[]> {
  const { rows } = await sql<DueMessage>`
    UPDATE messages_outgoing SET attempts = attempts + 1, next_try_at = app_now() + make_interval(secs => ${claimSeconds})
    WHERE id IN (
      SELECT id FROM messages_outgoing WHERE state = 'waiting' AND next_try_at <= app_now()
      ORDER BY next_try_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, kind AS way, recipient AS "to", locale, template, closed_values AS closed, attempts, created_at AS "createdAt"`.execute(
    db,
  );
  return rows;
}

export async function markSent(db: Db, id: string): Promise<void> {
  await sql`UPDATE messages_outgoing SET state = 'sent', sent_at = app_now(), closed_values = NULL WHERE id = ${id}`.execute(db);
}

export async function markFailed(db: Db, id: string): Promise<void> {
  await sql`UPDATE messages_outgoing SET state = 'failed', closed_values = NULL WHERE id = ${id} AND state = 'waiting'`.execute(db);
}

export async function tryLater(db: Db, id: string, seconds: number): Promise<void> {
  await sql`
    UPDATE messages_outgoing SET next_try_at = app_now() + make_interval(secs => ${seconds})
    WHERE id = ${id} AND state = 'waiting'`.execute(db);
}

/** Gives back what was claimed and not tried. */
export async function giveBack(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    UPDATE messages_outgoing SET attempts = attempts - 1, next_try_at = app_now()
    WHERE id = ANY(${ids}::uuid[]) AND state = 'waiting'`.execute(db);
}

export async function dropOldMessages(db: Db): Promise<void> {
  await sql`DELETE FROM messages_outgoing WHERE created_at < app_now() - interval '30 days' AND state <> 'waiting'`.execute(db);
  await sql`DELETE FROM messages_telegram_codes WHERE expires_at < app_now()`.execute(db);
}
