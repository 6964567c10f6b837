import type { AccountId, MainId, UserId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export interface Customer {
  accountId: AccountId;
  mainId: MainId;
  userId: UserId;
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

/** Whole values only. */
export async function customersMatching(db: Db, wanted: { userId: UserId; email: string; phoneDigits: string }): Promise<Customer[]> {
  const { rows } = await sql<Customer>`
    SELECT ${columns} FROM accounts_users u
    WHERE u.user_id = ${wanted.userId} OR u.email = ${wanted.email} OR u.dial_code || u.phone = nullif(${wanted.phoneDigits}, '')
    ORDER BY u.id LIMIT 5`.execute(db);
  return rows;
}

/** Whoever has these characters in the mail address, where a word of it begins: `smith` and `mail.test` find anna.smith@mail.test. */
export async function customersWithMailPart(db: Db, part: string, limit: number): Promise<Customer[]> {
  const words = part.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const { rows } = await sql<Customer>`
    SELECT ${columns} FROM accounts_users u
    WHERE u.email IS NOT NULL AND to_tsvector('simple', translate(u.email, '@._+-', '     ')) @@ to_tsquery('simple', ${`${words.join(' & ')}:*`})
      AND position(${part} IN u.email) > 0 AND u.state <> 'closed'
    ORDER BY u.id LIMIT ${limit}`.execute(db);
  return rows;
}

export async function customerByUserId(db: Db, userId: UserId): Promise<Customer | undefined> {
  const { rows } = await sql<Customer>`SELECT ${columns} FROM accounts_users u WHERE u.user_id = ${userId}`.execute(db);
  return rows[0];
}

export async function childUserIds(db: Db, accountId: AccountId): Promise<string[]> {
  const { rows } = await sql<{ userId: UserId }>`
    SELECT user_id AS "userId" FROM accounts_users WHERE main_id = ${accountId} ORDER BY id`.execute(db);
  return rows.map(({ userId }) => userId);
}
