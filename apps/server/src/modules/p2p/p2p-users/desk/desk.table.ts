import type { AccountId, UserId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import { type Trader, traderColumns, traderTables } from '../profile.table.ts';

export interface TraderFilter {
  userId: UserId | undefined;
  /** Part of what a name looks like. */
  nickKey: string | undefined;
  isRestricted: boolean | undefined;
  mayPublish: boolean | undefined;
  after: string | undefined;
}

const isInForce = sql`r.lifted_at IS NULL AND (r.until IS NULL OR r.until > app_now())`;
const isRestricted = sql`EXISTS (SELECT FROM p2p_users_restrictions r WHERE r.account_id = profile.account_id AND ${isInForce})`;

/** Newest accounts first. */
export async function selectTraders(db: Db, filter: TraderFilter, limit: number): Promise<Trader[]> {
  const { userId = null, nickKey = null, after = null } = filter;
  const { rows } = await sql<Trader>`
    SELECT ${traderColumns} FROM ${traderTables}
    WHERE (${userId}::text IS NULL AND ${nickKey}::text IS NULL OR account.user_id = ${userId} OR position(${nickKey} IN profile.nick_key) > 0)
      AND (${filter.isRestricted ?? null}::boolean IS NULL OR ${isRestricted} = ${filter.isRestricted ?? null}::boolean)
      AND (${filter.mayPublish ?? null}::boolean IS NULL OR profile.may_publish = ${filter.mayPublish ?? null}::boolean)
      AND (${after}::text IS NULL OR profile.account_id < (SELECT id FROM accounts_directory WHERE user_id = ${after}))
    ORDER BY profile.account_id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** What is held back from each of them now, by account. */
export async function heldBackFrom(db: Db, accountIds: readonly AccountId[]): Promise<Map<AccountId, string[]>> {
  const { rows } = await sql<{ accountId: AccountId; kinds: string[] }>`
    SELECT r.account_id::text AS "accountId", array_agg(DISTINCT r.kind) AS kinds FROM p2p_users_restrictions r
    WHERE r.account_id = ANY(${[...accountIds]}::bigint[]) AND ${isInForce} GROUP BY r.account_id`.execute(db);
  return new Map(rows.map(({ accountId, kinds }) => [accountId, kinds]));
}

export interface RestrictionRow {
  restrictionNo: string;
  kind: string;
  reason: string;
  note: string;
  setAt: Date;
  until: Date | null;
  setBy: string;
  liftedAt: Date | null;
  liftedBy: string | null;
}

/** All that there ever were, newest first. */
export async function restrictionsOf(db: Db, accountId: AccountId): Promise<RestrictionRow[]> {
  const { rows } = await sql<RestrictionRow>`
    SELECT restriction_no AS "restrictionNo", kind, reason, note, set_at AS "setAt", until, set_by AS "setBy",
      lifted_at AS "liftedAt", lifted_by AS "liftedBy"
    FROM p2p_users_restrictions WHERE account_id = ${accountId} ORDER BY id DESC`.execute(db);
  return rows;
}

export async function traderIdByUserId(db: Db, userId: UserId): Promise<AccountId | undefined> {
  const { rows } = await sql<{ id: AccountId }>`
    SELECT account.id::text FROM accounts_directory account JOIN p2p_users_profiles ON account_id = account.id
    WHERE account.user_id = ${userId}`.execute(db);
  return rows[0]?.id;
}

/** Whether that was a change. */
export async function updatePublishRight(tx: Tx, accountId: AccountId, mayPublish: boolean): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE p2p_users_profiles SET may_publish = ${mayPublish}, updated_at = app_now()
    WHERE account_id = ${accountId} AND may_publish <> ${mayPublish}`.execute(tx);
  return numAffectedRows > 0n;
}

export interface NewRestriction {
  restrictionNo: string;
  accountId: AccountId;
  kind: string;
  reason: string;
  note: string;
  hours: number | null;
  setBy: string;
}

export async function insertRestriction(tx: Tx, restriction: NewRestriction): Promise<Date | null> {
  const { restrictionNo, accountId, kind, reason, note, hours, setBy } = restriction;
  const { rows } = await sql<{ until: Date | null }>`
    INSERT INTO p2p_users_restrictions (restriction_no, account_id, kind, reason, note, until, set_by)
    VALUES (${restrictionNo}, ${accountId}, ${kind}, ${reason}, ${note}, app_now() + make_interval(hours => ${hours}::int), ${setBy})
    RETURNING until`.execute(tx);
  return rows[0]?.until ?? null;
}

/** Whom it held back, if it was in force. */
export async function endRestriction(
  tx: Tx,
  restrictionNo: string,
  liftedBy: string,
): Promise<{ accountId: AccountId; userId: UserId } | undefined> {
  const { rows } = await sql<{ accountId: AccountId; userId: UserId }>`
    UPDATE p2p_users_restrictions r SET lifted_at = app_now(), lifted_by = ${liftedBy}
    FROM accounts_directory account
    WHERE account.id = r.account_id AND r.restriction_no = ${restrictionNo} AND r.lifted_at IS NULL AND (r.until IS NULL OR r.until > app_now())
    RETURNING account.id::text AS "accountId", account.user_id AS "userId"`.execute(tx);
  return rows[0];
}
