import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import type { FailureReason } from './delivery-failure.ts';
import type { ProviderName } from './providers/provider-slots.ts';
import type { Way } from './way.ts';

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

export async function businessNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT app_now() AS now`.execute(db);
  return (rows[0] as { now: Date }).now;
}

export interface EndedMessage {
  way: Way;
  reason: 'late' | 'unconfirmed';
}

/** Ends what came too late to be sent, and what a worker died over at its last try. */
export async function endOverdue(db: Db, maxTries: number): Promise<EndedMessage[]> {
  const { rows } = await sql<EndedMessage>`
    WITH ended AS (
      UPDATE messages_outgoing SET closed_values = NULL, state = CASE WHEN drop_at <= app_now() THEN 'dropped' ELSE 'failed' END
      WHERE id IN (
        SELECT id FROM messages_outgoing
        WHERE state = 'waiting' AND next_try_at <= app_now() AND (drop_at <= app_now() OR attempts >= ${maxTries})
        FOR UPDATE SKIP LOCKED)
      RETURNING id, kind, template, state)
    INSERT INTO messages_failures (message_id, way, template, reason, is_final)
    SELECT id, kind, template, CASE state WHEN 'dropped' THEN 'late' ELSE 'unconfirmed' END, true FROM ended
    RETURNING way, reason`.execute(db);
  return rows;
}

export interface DueMessage {
  id: string;
  way: Way;
  to: string;
  locale: string;
  template: string;
  closed: string;
  /** This one included. */
  attempts: number;
  createdAt: Date;
}

/** Takes messages of these ways for a while; nobody else sees them as due before it is over. */
export async function claimDue(db: Db, ways: readonly Way[], limit: number, claimSeconds: number): Promise<DueMessage[]> {
  const { rows } = await sql<DueMessage>`
    UPDATE messages_outgoing SET attempts = attempts + 1, next_try_at = app_now() + make_interval(secs => ${claimSeconds})
    WHERE id IN (
      SELECT id FROM messages_outgoing WHERE state = 'waiting' AND next_try_at <= app_now() AND kind = ANY(${ways}::text[])
      ORDER BY next_try_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, kind AS way, recipient AS "to", locale, template, closed_values AS closed, attempts, created_at AS "createdAt"`.execute(
    db,
  );
  return rows;
}

/** Takes a message that is claimed for as long again. Answers false when the claim ran out and somebody else has the message. */
export async function renewClaim(db: Db, { id, attempts }: DueMessage, claimSeconds: number): Promise<boolean> {
  const { rows } = await sql`
    UPDATE messages_outgoing SET next_try_at = app_now() + make_interval(secs => ${claimSeconds})
    WHERE id = ${id} AND attempts = ${attempts} AND state = 'waiting' RETURNING 1`.execute(db);
  return rows.length === 1;
}

/** Answers how many seconds after its creation the message was sent. */
export async function markSent(db: Db, id: string, provider: ProviderName): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    UPDATE messages_outgoing SET state = 'sent', sent_at = app_now(), sent_by = ${provider}, closed_values = NULL WHERE id = ${id}
    RETURNING extract(epoch FROM sent_at - created_at)::float8 AS seconds`.execute(db);
  return rows[0]?.seconds ?? 0;
}

export async function markFailed(db: Db, id: string): Promise<void> {
  await sql`UPDATE messages_outgoing SET state = 'failed', closed_values = NULL WHERE id = ${id} AND state = 'waiting'`.execute(db);
}

export interface FailedTry {
  /** Missing where no provider was asked. */
  provider?: ProviderName;
  reason: FailureReason | 'unreadable';
}

/** Keeps why a message was not sent, in the order of the tries; the last one may be the end of it. */
export async function insertFailures(db: Db, message: DueMessage, tries: readonly FailedTry[], isGivenUp: boolean): Promise<void> {
  await sql`
    INSERT INTO messages_failures (message_id, way, template, provider, reason, is_final)
    SELECT ${message.id}, ${message.way}, ${message.template}, provider, reason, ${isGivenUp} AND number = ${tries.length}
    FROM unnest(${tries.map(({ provider }) => provider ?? null)}::text[], ${tries.map(({ reason }) => reason)}::text[])
      WITH ORDINALITY AS tried (provider, reason, number)
    ORDER BY number`.execute(db);
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
  await sql`DELETE FROM messages_failures WHERE failed_at < app_now() - interval '30 days'`.execute(db);
  await sql`DELETE FROM messages_telegram_codes WHERE expires_at < app_now()`.execute(db);
}
