import type { AnyWebhookEvent } from '@peerbourse/contract/webhook-events';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import type { DeliveryOutcome } from './delivery/post-event.ts';
import type { EndpointRow } from './endpoint.table.ts';

export interface DeliveryRow {
  deliveryId: string;
  eventId: string;
  type: AnyWebhookEvent;
  subject: string;
  isReplay: boolean;
  happenedAt: Date;
  deliveredAt: Date | null;
  tries: number;
  triedAt: Date | null;
  outcome: DeliveryOutcome | null;
  status: number | null;
  ms: number | null;
  answer: string | null;
  nextTryAt: Date | null;
}

/** Newest first. */
export async function deliveriesBefore(db: Db, endpointId: string, before: string | undefined, limit: number): Promise<DeliveryRow[]> {
  const isBefore =
    before === undefined
      ? sql``
      : sql`AND delivery.id < (SELECT id FROM webhooks_deliveries WHERE handle = ${before} AND endpoint_id = ${endpointId})`;
  const { rows } = await sql<DeliveryRow>`
    SELECT delivery.handle AS "deliveryId", event.handle AS "eventId", event.type, delivery.subject, is_replay AS "isReplay",
      happened_at AS "happenedAt", delivered_at AS "deliveredAt", tries, tried_at AS "triedAt", outcome, status, ms, answer,
      CASE WHEN is_next THEN due_at END AS "nextTryAt"
    FROM webhooks_deliveries delivery JOIN webhooks_events event ON event.id = event_id
    WHERE endpoint_id = ${endpointId} ${isBefore} ORDER BY delivery.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export async function eventOfDelivery(db: Db, endpointId: string, deliveryId: string): Promise<string | undefined> {
  const { rows } = await sql<{ eventId: string }>`
    SELECT event_id::text AS "eventId" FROM webhooks_deliveries WHERE endpoint_id = ${endpointId} AND handle = ${deliveryId}`.execute(db);
  return rows[0]?.eventId;
}

/** One event once more, behind what waits of its subject. */
export async function addDelivery(tx: Tx, endpointId: string, eventId: string): Promise<string> {
  const { rows } = await sql<{ deliveryId: string; subject: string }>`
    INSERT INTO webhooks_deliveries (endpoint_id, event_id, subject, is_replay)
    SELECT ${endpointId}, id, subject, EXISTS (SELECT FROM webhooks_deliveries WHERE event_id = event.id) FROM webhooks_events event
    WHERE id = ${eventId} RETURNING handle AS "deliveryId", subject`.execute(tx);
  const { deliveryId, subject } = rows[0] as { deliveryId: string; subject: string };
  await startLines(tx, [{ endpointId, subject }]);
  return deliveryId;
}

/** What still waits is not added twice. Answers how many there are. */
export async function addDeliveriesSince(tx: Tx, endpoint: EndpointRow, since: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ subject: string }>`
    INSERT INTO webhooks_deliveries (endpoint_id, event_id, subject, is_replay)
    SELECT ${endpoint.id}, id, subject, true FROM webhooks_events event
    WHERE account_id = ${endpoint.accountId} AND happened_at >= ${since} AND type = ANY(${endpoint.types}::text[]) AND NOT EXISTS (
      SELECT FROM webhooks_deliveries WHERE event_id = event.id AND endpoint_id = ${endpoint.id} AND delivered_at IS NULL)
    ORDER BY id LIMIT ${limit} RETURNING subject`.execute(tx);
  const subjects = [...new Set(rows.map(({ subject }) => subject))];
  await startLines(
    tx,
    subjects.map((subject) => ({ endpointId: endpoint.id, subject })),
  );
  return rows.length;
}

/** What waits for an address about one subject: only the first of it is sent. */
export interface Line {
  endpointId: string;
  subject: string;
}

/** Lets lines begin with the first that waits, where the address is on. The lock of the account is held. */
export async function startLines(tx: Tx, lines: readonly Line[]): Promise<void> {
  await sql`
    UPDATE webhooks_deliveries SET is_next = true FROM (
      SELECT first.id AS first_id FROM unnest(${lines.map(({ endpointId }) => endpointId)}::bigint[], ${lines.map(({ subject }) => subject)}::text[])
        AS line (endpoint, about)
      JOIN webhooks_endpoints endpoint ON endpoint.id = line.endpoint AND endpoint.state = 'on'
      CROSS JOIN LATERAL (SELECT id FROM webhooks_deliveries WHERE endpoint_id = endpoint AND subject = about AND delivered_at IS NULL
        ORDER BY id LIMIT 1) AS first) AS firsts
    WHERE id = first_id AND NOT is_next`.execute(tx);
}

export async function holdLines(tx: Tx, endpointId: string): Promise<void> {
  await sql`UPDATE webhooks_deliveries SET is_next = false WHERE endpoint_id = ${endpointId} AND is_next`.execute(tx);
}

/** All of them from their first, with all tries. */
export async function resumeLines(tx: Tx, endpointId: string): Promise<void> {
  const { rows } = await sql<{ subject: string }>`
    UPDATE webhooks_deliveries SET tries = 0, failures = 0, due_at = app_now() WHERE id IN (
      SELECT min(id) FROM webhooks_deliveries WHERE endpoint_id = ${endpointId} AND delivered_at IS NULL GROUP BY subject)
    RETURNING subject`.execute(tx);
  await startLines(
    tx,
    rows.map(({ subject }) => ({ endpointId, subject })),
  );
}
