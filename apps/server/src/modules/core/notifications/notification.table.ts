import type { AccountId, MainId, UserId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface ReachRow {
  /** Whose contacts, language and choices count: those of the main account, also for its children. */
  mainId: MainId;
  userId: UserId;
  language: string;
  email: string | null;
  dialCode: string | null;
  phone: string | null;
  notices: unknown;
  antiPhishingCode: string | null;
  telegramChat: string | null;
}

/** Where an account can be reached. */
export async function reachOf(db: Db, accountId: AccountId): Promise<ReachRow | undefined> {
  const { rows } = await sql<ReachRow>`
    SELECT main.id::text AS "mainId", account.user_id AS "userId", main.language, main.email, main.dial_code AS "dialCode", main.phone,
      chosen.notices, credentials.anti_phishing_code AS "antiPhishingCode", credentials.telegram_chat AS "telegramChat"
    FROM accounts_directory account JOIN accounts_contacts main ON main.id = coalesce(account.main_id, account.id)
    LEFT JOIN notifications_choices chosen ON chosen.account_id = main.id
    LEFT JOIN secrets_message_marks credentials ON credentials.account_id = main.id
    WHERE account.id = ${accountId}`.execute(db);
  return rows[0];
}

/** The counter comes first: its row is the lock of the account's entries. */
export async function countOneMore(tx: Tx, accountId: AccountId): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    INSERT INTO notifications_counts AS kept (account_id, unread) VALUES (${accountId}, 1)
    ON CONFLICT (account_id) DO UPDATE SET unread = kept.unread + 1 RETURNING unread`.execute(tx);
  return (rows[0] as { unread: number }).unread;
}

interface NewEntry {
  kind: string;
  values: object;
  link: string | null;
}

export async function insertEntry(tx: Tx, accountId: AccountId, { kind, values, link }: NewEntry): Promise<string> {
  const { rows } = await sql<{ handle: string }>`
    INSERT INTO notifications_entries (account_id, kind, "values", link)
    VALUES (${accountId}, ${kind}, ${JSON.stringify(values)}::jsonb, ${link}) RETURNING handle`.execute(tx);
  return (rows[0] as { handle: string }).handle;
}

export interface EntryRow {
  handle: string;
  kind: string;
  values: Record<string, string | number>;
  link: string | null;
  createdAt: Date;
  isRead: boolean;
}

/** A handle of somebody else's entry leads nowhere, as does one that does not exist. */
export async function entriesBefore(db: Db, accountId: AccountId, before: string | undefined, limit: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    SELECT handle, kind, "values", link, created_at AS "createdAt", read_at IS NOT NULL AS "isRead" FROM notifications_entries
    WHERE account_id = ${accountId} AND (${before ?? null}::uuid IS NULL
      OR id < (SELECT id FROM notifications_entries WHERE handle = ${before ?? null}::uuid AND account_id = ${accountId}))
    ORDER BY id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export async function unreadOf(db: Db, accountId: AccountId): Promise<number> {
  const row = await db.selectFrom('notifications_counts').select('unread').where('account_id', '=', BigInt(accountId)).executeTakeFirst();
  return row?.unread ?? 0;
}

/** Marks the named entries, or all, and answers how many are still unread and whether that changed. */
export async function markRead(
  tx: Tx,
  accountId: AccountId,
  handles: readonly string[] | undefined,
): Promise<{ unread: number; hasChanged: boolean }> {
  // Makes the row where there is none: a lock on nothing would let a first entry slip in.
  const { rows: locked } = await sql<{ unread: number }>`
    INSERT INTO notifications_counts AS kept (account_id) VALUES (${accountId})
    ON CONFLICT (account_id) DO UPDATE SET unread = kept.unread RETURNING unread`.execute(tx);
  const { rows } = await sql<{ marked: number }>`
    WITH marked AS (
      UPDATE notifications_entries SET read_at = app_now()
      WHERE account_id = ${accountId} AND read_at IS NULL AND (${handles ?? null}::uuid[] IS NULL OR handle = ANY(${handles ?? null}::uuid[]))
      RETURNING 1)
    SELECT count(*)::int AS marked FROM marked`.execute(tx);
  const marked = rows[0]?.marked ?? 0;
  const unread = (locked[0]?.unread ?? 0) - marked;
  if (marked > 0) await sql`UPDATE notifications_counts SET unread = ${unread} WHERE account_id = ${accountId}`.execute(tx);
  return { unread, hasChanged: marked > 0 };
}

/** The counter with the number that the channel has reached: one statement, so they fit together. */
export async function unreadOfUser(db: Db, userId: UserId): Promise<{ seq: number; unread: number }> {
  const { rows } = await sql<{ seq: bigint | null; unread: number | null }>`
    SELECT (SELECT last_seq FROM platform_fact_heads WHERE stream = 'notifications' AND key = ${userId}) AS seq,
      (SELECT counts.unread FROM accounts_directory account JOIN notifications_counts counts ON counts.account_id = account.id
        WHERE account.user_id = ${userId}) AS unread`.execute(db);
  return { seq: Number(rows[0]?.seq ?? 0n), unread: rows[0]?.unread ?? 0 };
}

export async function keepNotices(tx: Tx, accountId: AccountId, notices: object): Promise<void> {
  await sql`
    INSERT INTO notifications_choices (account_id, notices) VALUES (${accountId}, ${JSON.stringify(notices)}::jsonb)
    ON CONFLICT (account_id) DO UPDATE SET notices = excluded.notices, changed_at = app_now()`.execute(tx);
}

/** What was never read stays. */
export async function dropOldEntries(db: Db): Promise<void> {
  await sql`DELETE FROM notifications_entries WHERE read_at IS NOT NULL AND created_at < app_now() - interval '180 days'`.execute(db);
}
