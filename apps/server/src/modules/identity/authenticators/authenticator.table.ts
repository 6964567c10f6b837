import type { AccountId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export async function upsertNewAuthenticator(db: Db, accountId: AccountId, secret: string, lifeSeconds: number): Promise<void> {
  await sql`
    INSERT INTO authenticators_new (account_id, totp_secret, expires_at)
    VALUES (${accountId}, ${secret}, app_now() + make_interval(secs => ${lifeSeconds}))
    ON CONFLICT (account_id) DO UPDATE SET totp_secret = excluded.totp_secret, expires_at = excluded.expires_at`.execute(db);
}

export async function newAuthenticator(db: Db, accountId: AccountId): Promise<string | undefined> {
  const { rows } = await sql<{ totp_secret: string }>`
    SELECT totp_secret FROM authenticators_new WHERE account_id = ${accountId} AND expires_at > app_now()`.execute(db);
  return rows[0]?.totp_secret;
}

export async function deleteNewAuthenticator(db: Db, accountId: AccountId): Promise<void> {
  await sql`DELETE FROM authenticators_new WHERE account_id = ${accountId}`.execute(db);
}
