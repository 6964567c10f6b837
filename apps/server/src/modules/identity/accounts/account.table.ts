import type { AccountId, MainId, UserId } from '@peerbourse/contract/ids';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface Account {
  accountId: AccountId;
  mainId: MainId;
  userId: UserId;
  encryptUserId: string;
  userName: string;
  email: string | null;
  dialCode: string | null;
  phone: string | null;
  country: string;
  areaId: string;
  identityFlag: number;
  identityLevel: number;
  realName: string | null;
  invitationCode: string;
  language: string;
  state: 'active' | 'locked' | 'closing' | 'closed';
  closesAt: Date | null;
  createdAt: Date;
}

const columns = sql`
  id::text AS "accountId", coalesce(main_id, id)::text AS "mainId", user_id AS "userId", encrypt_user_id AS "encryptUserId",
  user_name AS "userName", email, dial_code AS "dialCode", phone, country, area_id AS "areaId", identity_flag AS "identityFlag",
  identity_level AS "identityLevel", real_name AS "realName", invitation_code AS "invitationCode", language, state,
  closes_at AS "closesAt", created_at AS "createdAt"`;

/** Nobody's account: what is asked about a name that nobody has costs the same as for one that somebody has. */
export const nobody = '0' as MainId;

export async function accountOf(db: Db, accountId: AccountId): Promise<Account | undefined> {
  const { rows } = await sql<Account>`SELECT ${columns} FROM accounts_users WHERE id = ${accountId}`.execute(db);
  return rows[0];
}

/** Verified names by account; whoever has none is not among them. */
export async function realNamesOf(db: Db, accountIds: readonly AccountId[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT id::text, real_name AS name FROM accounts_users WHERE id = ANY(${[...accountIds]}::bigint[]) AND real_name IS NOT NULL`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function accountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`SELECT ${columns} FROM accounts_users WHERE email = ${email}`.execute(db);
  return rows[0];
}

export async function accountByPhone(db: Db, dialCode: string, phone: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    SELECT ${columns} FROM accounts_users WHERE dial_code = ${dialCode} AND phone = ${phone}`.execute(db);
  return rows[0];
}

export async function accountByInvitation(db: Db, invitationCode: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`SELECT ${columns} FROM accounts_users WHERE invitation_code = ${invitationCode}`.execute(db);
  return rows[0];
}

/** The main account and its children, oldest first. */
export async function familyOf(db: Db, mainId: MainId): Promise<Account[]> {
  const { rows } = await sql<Account>`
    SELECT ${columns} FROM accounts_users WHERE id = ${mainId} OR main_id = ${mainId} ORDER BY id`.execute(db);
  return rows;
}

export interface NewAccount {
  userId: UserId;
  encryptUserId: string;
  userName: string;
  invitationCode: string;
  mainId: MainId | null;
  email: string | null;
  dialCode: string | null;
  phone: string | null;
  country: string;
  invitedBy: AccountId | null;
  marketing: object;
  language: string;
}

/** Nothing when email, phone or child name belongs to somebody already. */
export async function insertAccount(db: Db, account: NewAccount): Promise<AccountId | undefined> {
  const { rows } = await sql<{ id: AccountId }>`
    INSERT INTO accounts_users (user_id, encrypt_user_id, user_name, invitation_code, main_id, email, dial_code, phone, country, invited_by,
      marketing, language)
    VALUES (${account.userId}, ${account.encryptUserId}, ${account.userName}, ${account.invitationCode}, ${account.mainId}, ${account.email},
      ${account.dialCode}, ${account.phone}, ${account.country}, ${account.invitedBy}, ${JSON.stringify(account.marketing)}::jsonb,
      ${account.language})
    ON CONFLICT DO NOTHING RETURNING id::text`.execute(db);
  return rows[0]?.id;
}

/** A child is the same person as its main account. */
export async function copyIdentity(db: Db, fromMainId: MainId, toChildId: AccountId): Promise<void> {
  await sql`
    UPDATE accounts_users child SET identity_level = main.identity_level, area_id = main.area_id, identity_flag = main.identity_flag
    FROM accounts_users main WHERE main.id = ${fromMainId} AND child.id = ${toChildId}`.execute(db);
}

/** Serialises what counts the children of one account. */
export async function lockAccountRow(db: Db, accountId: AccountId): Promise<void> {
  await sql`SELECT FROM accounts_users WHERE id = ${accountId} FOR UPDATE`.execute(db);
}

export async function updateUserName(db: Db, accountId: AccountId, userName: string): Promise<void> {
  await sql`UPDATE accounts_users SET user_name = ${userName} WHERE id = ${accountId}`.execute(db);
}

export async function updateLanguage(db: Db, accountId: AccountId, language: string): Promise<void> {
  await sql`UPDATE accounts_users SET language = ${language} WHERE id = ${accountId}`.execute(db);
}

/** Answers false when the address or number belongs to another account. */
export async function updateEmail(db: Db, accountId: AccountId, email: string | null): Promise<boolean> {
  const { rows } = await sql`
    UPDATE accounts_users SET email = ${email}
    WHERE id = ${accountId} AND NOT EXISTS (SELECT FROM accounts_users other WHERE other.email = ${email} AND other.id <> ${accountId})
    RETURNING 1`.execute(db);
  return rows.length === 1;
}

export async function updatePhone(db: Db, accountId: AccountId, phone: { dialCode: string; phone: string } | null): Promise<boolean> {
  const { rows } = await sql`
    UPDATE accounts_users SET dial_code = ${phone?.dialCode ?? null}, phone = ${phone?.phone ?? null}
    WHERE id = ${accountId} AND NOT EXISTS (
      SELECT FROM accounts_users other
      WHERE other.dial_code = ${phone?.dialCode ?? null} AND other.phone = ${phone?.phone ?? null} AND other.id <> ${accountId})
    RETURNING 1`.execute(db);
  return rows.length === 1;
}

/** A lock ends a request to close the account, which may have been somebody else's. Ours stays ours when the owner locks as well. */
export async function lockAccount(db: Db, mainId: MainId, by: 'owner' | 'staff'): Promise<void> {
  await sql`
    UPDATE accounts_users SET state = 'locked', locked_by = CASE WHEN locked_by = 'staff' THEN 'staff' ELSE ${by} END, closes_at = NULL
    WHERE id = ${mainId} AND state <> 'closed'`.execute(db);
}

/** The owner opens only what the owner has locked. */
export async function unlockAccount(db: Db, mainId: MainId, by: 'owner' | 'staff'): Promise<void> {
  await sql`
    UPDATE accounts_users SET state = 'active', locked_by = NULL
    WHERE id = ${mainId} AND state = 'locked' AND (locked_by = 'owner' OR ${by} = 'staff')`.execute(db);
}

/** Nothing when the account was locked meanwhile. */
export async function beginClosing(db: Db, mainId: MainId, days: number): Promise<Date | undefined> {
  const { rows } = await sql<{ closes_at: Date }>`
    UPDATE accounts_users SET state = 'closing', closes_at = app_now() + make_interval(days => ${days})
    WHERE id = ${mainId} AND state IN ('active', 'closing') RETURNING closes_at`.execute(db);
  return rows[0]?.closes_at;
}

/** Answers whether there was a request to cancel. */
export async function stopClosing(db: Db, mainId: MainId): Promise<boolean> {
  const { rows } = await sql`
    UPDATE accounts_users SET state = 'active', closes_at = NULL WHERE id = ${mainId} AND state = 'closing' RETURNING 1`.execute(db);
  return rows.length === 1;
}

/** Accounts whose waiting time is over, locked until the transaction ends. */
export async function lockDueAccounts(db: Db): Promise<MainId[]> {
  const { rows } = await sql<{ id: MainId }>`
    SELECT id::text FROM accounts_users WHERE state = 'closing' AND closes_at <= app_now() ORDER BY accounts_users.id FOR NO KEY UPDATE`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Nobody logs in to them any more, and their login names are free again. */
export async function markClosed(db: Db, mainIds: readonly MainId[]): Promise<void> {
  await sql`
    UPDATE accounts_users SET state = 'closed', email = NULL, dial_code = NULL, phone = NULL
    WHERE id = ANY(${[...mainIds]}::bigint[])`.execute(db);
}

/** Of the main account and its children; only the main account bears the name. */
export async function writeIdentity(db: Db, identity: { accountId: AccountId; realName: string; areaId: string }): Promise<void> {
  await sql`
    UPDATE accounts_users SET identity_level = ${verifiedLevel}, area_id = ${identity.areaId},
      real_name = CASE WHEN main_id IS NULL THEN ${identity.realName} ELSE real_name END
    WHERE id = ${identity.accountId} OR main_id = ${identity.accountId}`.execute(db);
}

/** Level 1 is for people whose application waits; children follow their main account. */
export async function markApplication(db: Db, mainId: MainId, isWaiting: boolean): Promise<void> {
  const [from, to] = isWaiting ? [0, 1] : [1, 0];
  await sql`
    UPDATE accounts_users SET identity_level = ${to} WHERE (id = ${mainId} OR main_id = ${mainId}) AND identity_level = ${from}`.execute(
    db,
  );
}

/** Nobody is verified by a document that ended; the name stays. Children follow their main account. */
export async function lapseIdentity(db: Db, mainId: MainId): Promise<void> {
  await sql`
    UPDATE accounts_users SET identity_level = 0 WHERE (id = ${mainId} OR main_id = ${mainId}) AND identity_level = ${verifiedLevel}`.execute(
    db,
  );
}

/** Whether the account is younger than these hours. */
export async function accountOpenedSince(tx: Tx, mainId: MainId, hours: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM accounts_users WHERE id = ${mainId} AND created_at > app_now() - make_interval(hours => ${hours})`.execute(tx);
  return rows.length > 0;
}
