import type { AccountId } from '@peerbourse/contract/ids';
import type { VerificationMethod } from '@peerbourse/rules/verification';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface Credentials {
  accountId: AccountId;
  passwordHash: string;
  passwordChangedAt: Date;
  fundHash: string | null;
  fundChangedAt: Date | null;
  totpSecret: string | null;
  totpStep: number;
  methodOrder: VerificationMethod[];
  emailOn: boolean;
  phoneOn: boolean;
  antiPhishingCode: string | null;
  telegramChat: string | null;
  telegramName: string | null;
}

export async function selectCredentials(db: Db, accountId: AccountId): Promise<Credentials | undefined> {
  const { rows } = await sql<Credentials>`
    SELECT account_id::text AS "accountId", password_hash AS "passwordHash", password_changed_at AS "passwordChangedAt",
      fund_hash AS "fundHash", fund_changed_at AS "fundChangedAt", totp_secret AS "totpSecret", totp_step::float8 AS "totpStep",
      method_order AS "methodOrder", email_on AS "emailOn", phone_on AS "phoneOn", anti_phishing_code AS "antiPhishingCode",
      telegram_chat AS "telegramChat", telegram_name AS "telegramName"
    FROM secrets_credentials WHERE account_id = ${accountId}`.execute(db);
  return rows[0];
}

export async function insertCredentials(db: Db, accountId: AccountId, passwordHash: string): Promise<void> {
  await sql`INSERT INTO secrets_credentials (account_id, password_hash) VALUES (${accountId}, ${passwordHash})`.execute(db);
}

export async function updatePassword(db: Db, accountId: AccountId, passwordHash: string): Promise<void> {
  await sql`
    UPDATE secrets_credentials SET password_hash = ${passwordHash}, password_changed_at = app_now()
    WHERE account_id = ${accountId}`.execute(db);
}

/** The same password under another key: nobody has changed it. */
export async function updatePasswordHash(db: Db, accountId: AccountId, passwordHash: string): Promise<void> {
  await sql`UPDATE secrets_credentials SET password_hash = ${passwordHash} WHERE account_id = ${accountId}`.execute(db);
}

export async function updateFundPassword(db: Db, accountId: AccountId, fundHash: string | null): Promise<void> {
  await sql`
    UPDATE secrets_credentials SET fund_hash = ${fundHash}, fund_changed_at = app_now() WHERE account_id = ${accountId}`.execute(db);
}

/** The same fund password under another key, unless it was changed meanwhile. */
export async function updateFundHash(db: Db, accountId: AccountId, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`UPDATE secrets_credentials SET fund_hash = ${to} WHERE account_id = ${accountId} AND fund_hash = ${from}`.execute(db);
}

export async function updateTotpSecret(db: Db, accountId: AccountId, secret: string | null, step: number): Promise<void> {
  await sql`UPDATE secrets_credentials SET totp_secret = ${secret}, totp_step = ${step} WHERE account_id = ${accountId}`.execute(db);
}

/** Answers false when the step, or a later one, was used already. */
export async function spendTotpStep(db: Db, accountId: AccountId, step: number): Promise<boolean> {
  const { rows } = await sql`
    UPDATE secrets_credentials SET totp_step = ${step} WHERE account_id = ${accountId} AND totp_step < ${step} RETURNING 1`.execute(db);
  return rows.length === 1;
}

export async function updateMethods(
  db: Db,
  accountId: AccountId,
  methods: { order: readonly string[]; emailOn: boolean; phoneOn: boolean },
): Promise<void> {
  await sql`
    UPDATE secrets_credentials SET method_order = ${[...methods.order]}, email_on = ${methods.emailOn}, phone_on = ${methods.phoneOn}
    WHERE account_id = ${accountId}`.execute(db);
}

export async function updateAntiPhishingCode(db: Db, accountId: AccountId, code: string): Promise<void> {
  await sql`UPDATE secrets_credentials SET anti_phishing_code = ${code} WHERE account_id = ${accountId}`.execute(db);
}

/** Answers false when the chat belongs to another account. */
export async function updateTelegram(db: Db, accountId: AccountId, chat: { id: string; name: string } | null): Promise<boolean> {
  const { rows } = await sql`
    UPDATE secrets_credentials SET telegram_chat = ${chat?.id ?? null}, telegram_name = ${chat?.name ?? null},
      telegram_bound_at = CASE WHEN ${chat?.id ?? null}::text IS NULL THEN NULL ELSE app_now() END
    WHERE account_id = ${accountId}
      AND NOT EXISTS (SELECT FROM secrets_credentials other WHERE other.telegram_chat = ${chat?.id ?? null} AND other.account_id <> ${accountId})
    RETURNING 1`.execute(db);
  return rows.length === 1;
}

/** Whether the password was changed within these hours. */
export async function passwordChangedSince(tx: Tx, accountId: AccountId, hours: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM secrets_credentials WHERE account_id = ${accountId} AND password_changed_at > app_now() - make_interval(hours => ${hours})`.execute(
    tx,
  );
  return rows.length > 0;
}
