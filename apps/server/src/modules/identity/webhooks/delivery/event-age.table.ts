import type { AccountId, MainId } from '@peerbourse/contract/ids';
import { eventDays } from '@peerbourse/rules/webhooks/event-names';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import { startLines } from '../delivery.table.ts';

const tooOld = sql`happened_at < app_now() - make_interval(days => ${eventDays})`;

/** One with events that are too old, with its lock. */
export async function takeAgedAccount(tx: Tx, seen: readonly string[]): Promise<{ id: AccountId } | undefined> {
  const { rows } = await sql<{ id: AccountId }>`
    SELECT account_id::text AS id FROM webhooks_accounts account
    WHERE EXISTS (SELECT FROM webhooks_events WHERE account_id = account.account_id AND ${tooOld})
      AND NOT account_id = ANY(${[...seen]}::bigint[])
    LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(tx);
  return rows[0];
}

/** Lines whose first is gone begin with the next. */
export async function deleteAgedEvents(tx: Tx, accountId: AccountId): Promise<void> {
  const { rows } = await sql<{ endpointId: string; subject: string }>`
    DELETE FROM webhooks_deliveries WHERE event_id IN (SELECT id FROM webhooks_events WHERE account_id = ${accountId} AND ${tooOld})
    RETURNING endpoint_id::text AS "endpointId", subject`.execute(tx);
  await sql`DELETE FROM webhooks_events WHERE account_id = ${accountId} AND ${tooOld}`.execute(tx);
  await startLines(tx, rows);
}

export interface Lateness {
  heardSeconds: number;
  dueSeconds: number;
}

/** How long the oldest line has waited to become an event, and how long the most overdue try; 0 without any. */
export async function lateness(db: Db): Promise<Lateness> {
  const { rows } = await sql<Lateness>`
    SELECT coalesce((SELECT extract(epoch FROM app_now() - min(happened_at)) FROM webhooks_heard), 0)::float8 AS "heardSeconds",
      greatest(0, coalesce((SELECT extract(epoch FROM app_now() - min(due_at)) FROM webhooks_deliveries WHERE is_next), 0))::float8
        AS "dueSeconds"`.execute(db);
  return rows[0] as Lateness;
}

export async function eraseWebhooks(tx: Tx, mainIds: readonly MainId[]): Promise<void> {
  const theirs = sql`
    account_id IN (SELECT id FROM accounts_directory WHERE id = ANY(${mainIds}::bigint[]) OR main_id = ANY(${mainIds}::bigint[]))`;
  await sql`DELETE FROM webhooks_endpoints WHERE ${theirs}`.execute(tx);
  await sql`DELETE FROM webhooks_events WHERE ${theirs}`.execute(tx);
  await sql`DELETE FROM webhooks_heard WHERE ${theirs}`.execute(tx);
  await sql`DELETE FROM webhooks_accounts WHERE ${theirs}`.execute(tx);
}
