import type { AccountId } from '@peerbourse/contract/ids';
import type { WebhookEventType } from '@peerbourse/rules/webhooks/event-names';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import { type Line, startLines } from '../delivery.table.ts';
import type { InsertedEvent } from '../event.table.ts';

export interface HeardAccount {
  id: AccountId;
}

/** One of whom something was heard, with its lock. Other workers pass it by until this transaction ends. */
export async function takeHeardAccount(tx: Tx, seen: readonly string[]): Promise<HeardAccount | undefined> {
  const { rows } = await sql<HeardAccount>`
    SELECT account_id::text AS id FROM webhooks_accounts account
    WHERE EXISTS (SELECT FROM webhooks_heard WHERE account_id = account.account_id) AND NOT account_id = ANY(${[...seen]}::bigint[])
    LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(tx);
  return rows[0];
}

export interface HeardLine {
  id: string;
  source: string;
  body: unknown;
  happenedAt: Date;
}

export async function heardOf(tx: Tx, accountId: AccountId, limit: number): Promise<HeardLine[]> {
  const { rows } = await sql<HeardLine>`
    SELECT id::text, source, body, happened_at AS "happenedAt" FROM webhooks_heard heard
    WHERE account_id = ${accountId} ORDER BY heard.id LIMIT ${limit}`.execute(tx);
  return rows;
}

export async function forgetHeard(tx: Tx, lines: readonly HeardLine[]): Promise<void> {
  await sql`DELETE FROM webhooks_heard WHERE id = ANY(${lines.map(({ id }) => id)}::bigint[])`.execute(tx);
}

export interface Listening {
  id: string;
  types: WebhookEventType[];
}

export async function listeningOf(tx: Tx, accountId: AccountId): Promise<Listening[]> {
  const { rows } = await sql<Listening>`
    SELECT id::text, types FROM webhooks_endpoints endpoint WHERE account_id = ${accountId} ORDER BY endpoint.id`.execute(tx);
  return rows;
}

/** Each event for each address that is told of it, in the order of the events. */
export async function insertDeliveries(tx: Tx, wanted: ReadonlyArray<{ event: InsertedEvent; endpointId: string }>): Promise<void> {
  await sql`
    INSERT INTO webhooks_deliveries (endpoint_id, event_id, subject)
    SELECT endpoint_id, event_id, subject FROM unnest(${wanted.map(({ endpointId }) => endpointId)}::bigint[],
      ${wanted.map(({ event }) => event.id)}::bigint[], ${wanted.map(({ event }) => event.subject)}::text[])
      WITH ORDINALITY AS new (endpoint_id, event_id, subject, place) ORDER BY place`.execute(tx);
  const lines = new Map<string, Line>(
    wanted.map(({ endpointId, event: { subject } }) => [`${endpointId} ${subject}`, { endpointId, subject }]),
  );
  await startLines(tx, [...lines.values()]);
}
