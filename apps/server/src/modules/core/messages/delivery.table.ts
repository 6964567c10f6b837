import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import { codeTemplates } from './message-templates.ts';
import type { Way } from './way.ts';

export interface WaitingMessages {
  way: Way;
  waiting: number;
  /** Of those that are no codes; 0 without any. What the recipient's own server has put off does not count. */
  oldestSeconds: number;
  oldestCodeSeconds: number;
}

/** One row for each way, also without a message. */
export async function waitingMessages(db: Db): Promise<WaitingMessages[]> {
  const { rows } = await sql<WaitingMessages>`
    SELECT way, count(id)::int AS waiting,
      coalesce(extract(epoch FROM app_now() - min(created_at) FILTER (WHERE NOT is_deferred AND NOT is_code)), 0)::float8 AS "oldestSeconds",
      coalesce(extract(epoch FROM app_now() - min(created_at) FILTER (WHERE NOT is_deferred AND is_code)), 0)::float8 AS "oldestCodeSeconds"
    FROM unnest(ARRAY['mail', 'sms', 'telegram', 'push']) WITH ORDINALITY AS known (way, place)
    LEFT JOIN (
      SELECT id, kind, created_at, template = ANY (${codeTemplates}::text[]) AS is_code,
        EXISTS (SELECT FROM messages_failures WHERE message_id = outgoing.id AND reason = 'deferred') AS is_deferred
      FROM messages_outgoing outgoing WHERE state = 'waiting') waiting ON kind = way
    GROUP BY way, place ORDER BY place`.execute(db);
  return rows;
}

export interface DeliveryRow {
  way: Way;
  provider: 'first' | 'second' | null;
  sent: number;
  /** Tries that failed, also of messages that were sent in the end. */
  failed: number;
  givenUp: number;
}

/** What happened within the last hour, by way and provider; what no provider was asked about has none. */
export async function deliveriesOfLastHour(db: Db): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    SELECT way, provider, sum(sent)::int AS sent, sum(failed)::int AS failed, sum(given_up)::int AS "givenUp"
    FROM (
      SELECT kind AS way, sent_by AS provider, count(*) AS sent, 0 AS failed, 0 AS given_up FROM messages_outgoing
      WHERE state = 'sent' AND sent_at > app_now() - interval '1 hour' GROUP BY kind, sent_by
      UNION ALL
      SELECT way, provider, 0, count(provider), count(*) FILTER (WHERE is_final) FROM messages_failures
      WHERE failed_at > app_now() - interval '1 hour' GROUP BY way, provider
    ) AS counted GROUP BY way, provider`.execute(db);
  return rows;
}

export interface FailureRow {
  id: string;
  message: string;
  at: Date;
  way: Way;
  provider: 'first' | 'second' | null;
  template: string;
  reason: string;
  isGivenUp: boolean;
}

/** The newest first: which kind of message and why, never to whom or what it said. */
export async function latestFailures(db: Db): Promise<FailureRow[]> {
  const { rows } = await sql<FailureRow>`
    SELECT id::text, message_id AS message, failed_at AS at, way, provider, template, reason, is_final AS "isGivenUp"
    FROM messages_failures failures ORDER BY failed_at DESC, failures.id DESC LIMIT 50`.execute(db);
  return rows;
}
