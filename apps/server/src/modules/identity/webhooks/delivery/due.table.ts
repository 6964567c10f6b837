import type { AccountId } from '@peerbourse/contract/ids';
import type { AnyWebhookEvent } from '@peerbourse/contract/webhook-events';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import { holdLines, startLines } from '../delivery.table.ts';
import { setEndpointState } from '../endpoint.table.ts';
import type { EndpointAnswer } from './post-event.ts';

/** A delivery that is claimed, with everything that sending it takes. */
export interface DueDelivery {
  id: string;
  endpointRow: string;
  accountId: AccountId;
  subject: string;
  /** With this one. */
  tries: number;
  eventId: string;
  type: AnyWebhookEvent;
  data: unknown;
  happenedAt: Date;
  endpointId: string;
  host: string;
  closedUrl: string;
  closedSecret: string;
  closedOldSecret: string | null;
}

interface Claim {
  isSlow: boolean;
  /** Addresses that this worker is talking to. */
  except: readonly string[];
  limit: number;
}

/** Of one address at a time: so one with many events leaves others their place. */
const mostOfEndpoint = 4;
/** Longer than a try can take. */
const claimSeconds = 30;

/**
 * What is due, address by address: their ids are read one after the other from the index of what is due, whatever lies behind each.
 * Other workers pass claimed rows by; whoever dies leaves them to be due again.
 */
export async function claimDue(db: Db, { isSlow, except, limit }: Claim): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    WITH RECURSIVE busy AS (
      (SELECT endpoint_id FROM webhooks_deliveries WHERE is_next ORDER BY endpoint_id LIMIT 1)
      UNION ALL
      SELECT (SELECT endpoint_id FROM webhooks_deliveries WHERE is_next AND endpoint_id > busy.endpoint_id ORDER BY endpoint_id LIMIT 1)
      FROM busy WHERE busy.endpoint_id IS NOT NULL
    ), picked AS (
      SELECT due.id FROM busy
      JOIN webhooks_endpoints endpoint ON endpoint.id = busy.endpoint_id AND endpoint.is_slow = ${isSlow}
        AND NOT endpoint.id = ANY(${[...except]}::bigint[])
      CROSS JOIN LATERAL (
        SELECT id, due_at, row_number() OVER (ORDER BY due_at, id) AS place FROM webhooks_deliveries
        WHERE endpoint_id = busy.endpoint_id AND is_next AND due_at <= app_now() ORDER BY due_at, id LIMIT ${mostOfEndpoint}) AS due
      ORDER BY due.place, due.due_at LIMIT ${limit}
    ), claimed AS (
      UPDATE webhooks_deliveries SET tries = tries + 1, due_at = app_now() + make_interval(secs => ${claimSeconds})
      WHERE id IN (
        SELECT id FROM webhooks_deliveries WHERE id IN (SELECT id FROM picked) AND is_next AND due_at <= app_now() FOR UPDATE SKIP LOCKED)
      RETURNING id, endpoint_id, event_id, subject, tries
    )
    SELECT claimed.id::text AS id, claimed.endpoint_id::text AS "endpointRow", endpoint.account_id::text AS "accountId", claimed.subject, tries,
      event.handle AS "eventId", event.type, event.data, event.happened_at AS "happenedAt", endpoint.handle AS "endpointId", endpoint.host,
      closed_url AS "closedUrl", closed_secret AS "closedSecret",
      CASE WHEN old_secret_until > app_now() THEN closed_old_secret END AS "closedOldSecret"
    FROM claimed JOIN webhooks_endpoints endpoint ON endpoint.id = claimed.endpoint_id JOIN webhooks_events event ON event.id = claimed.event_id`.execute(
    db,
  );
  return rows;
}

/**
 * Notes a try that is still the last one. Answers how many have failed by now; nothing where the delivery is gone, or was delivered before.
 */
export async function noteTry(
  tx: Tx,
  { id, tries }: DueDelivery,
  { outcome, status, ms, answer }: EndpointAnswer,
): Promise<{ failures: number } | undefined> {
  const { rows } = await sql<{ failures: number }>`
    UPDATE webhooks_deliveries SET tried_at = app_now(), outcome = ${outcome}, status = ${status}, ms = ${ms}, answer = ${answer},
      failures = failures + ${outcome === 'delivered' ? 0 : 1}
    WHERE id = ${id} AND tries = ${tries} AND delivered_at IS NULL RETURNING failures`.execute(tx);
  return rows[0];
}

/** Lets the next of its line begin. */
export async function markDelivered(tx: Tx, { id, endpointRow, subject }: DueDelivery): Promise<void> {
  await sql`UPDATE webhooks_deliveries SET delivered_at = app_now(), is_next = false WHERE id = ${id}`.execute(tx);
  await startLines(tx, [{ endpointId: endpointRow, subject }]);
}

export async function tryLater(tx: Tx, { id }: DueDelivery, seconds: number): Promise<void> {
  await sql`UPDATE webhooks_deliveries SET due_at = app_now() + make_interval(secs => ${seconds}) WHERE id = ${id}`.execute(tx);
}

/** What waits for it goes on waiting. Answers false when it was off or paused already. */
export async function switchOff(tx: Tx, endpointId: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM webhooks_endpoints WHERE id = ${endpointId} AND state = 'on' FOR UPDATE`.execute(tx);
  if (rows.length === 0) return false;
  await setEndpointState(tx, endpointId, 'off');
  await holdLines(tx, endpointId);
  return true;
}

export async function noteSpeed(tx: Tx, endpointId: string, isSlow: boolean): Promise<void> {
  await sql`UPDATE webhooks_endpoints SET is_slow = ${isSlow} WHERE id = ${endpointId} AND is_slow <> ${isSlow}`.execute(tx);
}
