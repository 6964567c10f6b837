import type { AccountId } from '@peerbourse/contract/ids';
import type { AnyWebhookEvent } from '@peerbourse/contract/webhook-events';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface NewEvent {
  type: AnyWebhookEvent;
  subject: string;
  onceKey?: string;
  data: unknown;
  happenedAt: Date;
}

export interface InsertedEvent {
  id: string;
  type: AnyWebhookEvent;
  subject: string;
}

/** In their order. What is known by its once key is left out. */
export async function insertEvents(tx: Tx, accountId: AccountId, events: readonly NewEvent[]): Promise<InsertedEvent[]> {
  const { rows } = await sql<InsertedEvent>`
    INSERT INTO webhooks_events (account_id, type, subject, once_key, data, happened_at)
    SELECT ${accountId}, type, subject, once_key, data::jsonb, happened_at
    FROM unnest(${events.map(({ type }) => type)}::text[], ${events.map(({ subject }) => subject)}::text[],
      ${events.map(({ onceKey }) => onceKey ?? null)}::text[], ${events.map(({ data }) => JSON.stringify(data))}::text[],
      ${events.map(({ happenedAt }) => happenedAt)}::timestamptz[]) WITH ORDINALITY AS new (type, subject, once_key, data, happened_at, place)
    ORDER BY place ON CONFLICT DO NOTHING RETURNING id::text AS id, type, subject`.execute(tx);
  return rows;
}

export async function businessNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT app_now() AS now`.execute(db);
  return (rows[0] as { now: Date }).now;
}
