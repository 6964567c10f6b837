import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export interface Customer {
  accountId: string;
  mainId: string;
  userId: string;
  mainUserId: string | null;
  userName: string;
  email: string | null;
  dialCode: string | null;
  phone: string | null;
  realName: string | null;
  country: string;
  language: string;
  identityLevel: number;
  state: 'active' | 'locked' | 'closing' | 'closed';
  createdAt: Date;
}

const columns = sql`u.id::text AS "accountId", coalesce(u.main_id, u.id)::text AS "mainId", u.user_id AS "userId",
  (SELECT user_id FROM accounts_users WHERE id = u.main_id) AS "mainUserId", u.user_name AS "userName", u.email, u.dial_code AS "dialCode",
  u.phone, u.real_name AS "realName", u.country, u.language, u.identity_level AS "identityLevel", u.state, u.created_at AS "createdAt"`;

/** Whole values only: nobody browses. */
export async function customersMatching(db: Db, wanted: { userId: string; email: string; phoneDigits: string }): Promise<Customer[]> {
  const { rows } = await sql<Customer>`
    SELECT ${columns} FROM accounts_users u
    WHERE u.user_id = ${wanted.userId} OR u.email = ${wanted.email} OR u.dial_code || u.phone = nullif(${wanted.phoneDigits}, '')
    ORDER BY u.id LIMIT 5`.execute(db);
  return rows;
}

export async function customerByUserId(db: Db, userId: string): Promise<Customer | undefined> {
  const { rows } = await sql<Customer>`SELECT ${columns} FROM accounts_users u WHERE u.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Whoever changes an account's state or holds does it after whoever does so now. */
export async function lockCustomer(db: Db, accountId: string): Promise<void> {
  await sql`SELECT FROM accounts_users WHERE id = ${accountId} FOR UPDATE`.execute(db);
}

export async function childUserIds(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    SELECT user_id AS "userId" FROM accounts_users WHERE main_id = ${accountId} ORDER BY id`.execute(db);
  return rows.map(({ userId }) => userId);
}

export async function countSessions(db: Db, mainId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM sessions_families WHERE main_id = ${mainId} AND ended_at IS NULL AND expires_at > app_now()`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export interface HoldRow {
  kind: 'withdraw' | 'p2p-sell' | 'p2p' | 'contract';
  reason: string;
  author: string;
  beganAt: Date;
  endsAt: Date | null;
}

export async function holdsOf(db: Db, accountId: string): Promise<HoldRow[]> {
  const { rows } = await sql<HoldRow>`
    SELECT kind, reason, author, begins_at AS "beganAt", ends_at AS "endsAt" FROM accounts_holds
    WHERE account_id = ${accountId} AND lifted_at IS NULL AND (ends_at IS NULL OR ends_at > app_now()) ORDER BY begins_at`.execute(db);
  return rows;
}

export interface NewHold {
  accountId: string;
  kind: HoldRow['kind'];
  reason: string;
  author: string;
  hours: number | null;
}

export async function insertHold(db: Db, { accountId, kind, reason, author, hours }: NewHold): Promise<Date | null> {
  const { rows } = await sql<{ endsAt: Date | null }>`
    INSERT INTO accounts_holds (account_id, kind, reason, author, ends_at)
    VALUES (${accountId}, ${kind}, ${reason}, ${author}, app_now() + make_interval(hours => ${hours}::int)) RETURNING ends_at AS "endsAt"`.execute(
    db,
  );
  return rows[0]?.endsAt ?? null;
}

export async function liftHolds(db: Db, accountId: string, kind: HoldRow['kind'], author: string): Promise<number> {
  const { rows } = await sql`
    UPDATE accounts_holds SET lifted_at = app_now(), lifted_by = ${author}
    WHERE account_id = ${accountId} AND kind = ${kind} AND lifted_at IS NULL AND (ends_at IS NULL OR ends_at > app_now()) RETURNING 1`.execute(
    db,
  );
  return rows.length;
}
