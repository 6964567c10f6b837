import type { AccountId, UserId } from '@peerbourse/contract/ids';
import type { WebhookEventType } from '@peerbourse/rules/webhooks/event-names';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export type EndpointState = 'on' | 'paused' | 'off';

export interface EndpointRow {
  id: string;
  endpointId: string;
  accountId: AccountId;
  host: string;
  closedUrl: string;
  description: string;
  types: WebhookEventType[];
  state: EndpointState;
  closedSecret: string;
  closedOldSecret: string | null;
  oldSecretUntil: Date | null;
  createdAt: Date;
}

const columns = sql`
  id::text, handle AS "endpointId", account_id::text AS "accountId", host, closed_url AS "closedUrl", description, types, state,
  closed_secret AS "closedSecret", CASE WHEN old_secret_until > app_now() THEN closed_old_secret END AS "closedOldSecret",
  CASE WHEN old_secret_until > app_now() THEN old_secret_until END AS "oldSecretUntil", created_at AS "createdAt"`;

/** Whoever adds or ends events and deliveries of an account holds this lock, so that they have one order. */
export async function lockWebhooks(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`SELECT FROM webhooks_accounts WHERE account_id = ${accountId} FOR UPDATE`.execute(tx);
}

export async function openWebhooks(tx: Tx, accountId: AccountId, userId: UserId): Promise<void> {
  await sql`INSERT INTO webhooks_accounts (account_id, user_id) VALUES (${accountId}, ${userId}) ON CONFLICT DO NOTHING`.execute(tx);
}

export async function countEndpoints(db: Db, accountId: AccountId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM webhooks_endpoints WHERE account_id = ${accountId}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type NewEndpoint = Pick<EndpointRow, 'endpointId' | 'accountId' | 'host' | 'closedUrl' | 'description' | 'types' | 'closedSecret'>;

export async function insertEndpoint(tx: Tx, endpoint: NewEndpoint): Promise<void> {
  const { endpointId, accountId, host, closedUrl, description, types, closedSecret } = endpoint;
  await sql`
    INSERT INTO webhooks_endpoints (handle, account_id, host, closed_url, description, types, closed_secret)
    VALUES (${endpointId}, ${accountId}, ${host}, ${closedUrl}, ${description}, ${types}, ${closedSecret})`.execute(tx);
}

/** A handle of somebody else's address leads nowhere, as does one that does not exist. */
export async function ownEndpoint(db: Db, accountId: AccountId, endpointId: string): Promise<EndpointRow | undefined> {
  const { rows } = await sql<EndpointRow>`
    SELECT ${columns} FROM webhooks_endpoints WHERE account_id = ${accountId} AND handle = ${endpointId}`.execute(db);
  return rows[0];
}

export interface ListedEndpoint extends EndpointRow {
  waiting: number;
  lastDeliveredAt: Date | null;
}

export async function endpointsOf(db: Db, accountId: AccountId): Promise<ListedEndpoint[]> {
  const { rows } = await sql<ListedEndpoint>`
    SELECT ${columns},
      (SELECT count(*)::int FROM webhooks_deliveries WHERE endpoint_id = webhooks_endpoints.id AND delivered_at IS NULL) AS waiting,
      (SELECT max(delivered_at) FROM webhooks_deliveries WHERE endpoint_id = webhooks_endpoints.id) AS "lastDeliveredAt"
    FROM webhooks_endpoints WHERE account_id = ${accountId} ORDER BY webhooks_endpoints.id`.execute(db);
  return rows;
}

export async function describeEndpoint(
  tx: Tx,
  { id }: EndpointRow,
  { description, types }: Pick<EndpointRow, 'description' | 'types'>,
): Promise<void> {
  await sql`
    UPDATE webhooks_endpoints SET description = ${description}, types = ${types}, changed_at = app_now() WHERE id = ${id}`.execute(tx);
}

export async function setEndpointState(tx: Tx, id: string, state: EndpointState): Promise<void> {
  await sql`UPDATE webhooks_endpoints SET state = ${state}, is_slow = false, changed_at = app_now() WHERE id = ${id}`.execute(tx);
}

const oldSecretHours = 24;

/** Answers until when the old one signs too. */
export async function replaceSecret(tx: Tx, { id }: EndpointRow, closedSecret: string): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    UPDATE webhooks_endpoints SET closed_old_secret = closed_secret, old_secret_until = app_now() + make_interval(hours => ${oldSecretHours}),
      closed_secret = ${closedSecret}, changed_at = app_now()
    WHERE id = ${id} RETURNING old_secret_until AS until`.execute(tx);
  return (rows[0] as { until: Date }).until;
}

export async function deleteEndpointRow(tx: Tx, { id }: EndpointRow): Promise<void> {
  await sql`DELETE FROM webhooks_endpoints WHERE id = ${id}`.execute(tx);
}
