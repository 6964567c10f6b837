import type { AccountId, MainId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export interface Passkey {
  accountId: MainId;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
  createdAt: Date;
  usedAt: Date | null;
}

const columns = sql`
  account_id::text AS "accountId", credential_id AS "credentialId", public_key AS "publicKey", counter::float8 AS counter, transports, name,
  created_at AS "createdAt", used_at AS "usedAt"`;

export async function passkeysOf(db: Db, accountId: AccountId): Promise<Passkey[]> {
  const { rows } = await sql<Passkey>`SELECT ${columns} FROM passkeys_keys WHERE account_id = ${accountId} ORDER BY id`.execute(db);
  return rows;
}

export async function passkeyById(db: Db, credentialId: string): Promise<Passkey | undefined> {
  const { rows } = await sql<Passkey>`SELECT ${columns} FROM passkeys_keys WHERE credential_id = ${credentialId}`.execute(db);
  return rows[0];
}

/** Answers false when the key is known already. */
export async function insertPasskey(db: Db, key: Omit<Passkey, 'createdAt' | 'usedAt'>): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO passkeys_keys (account_id, credential_id, public_key, counter, transports, name)
    VALUES (${key.accountId}, ${key.credentialId}, ${key.publicKey}, ${key.counter}, ${key.transports}, ${key.name})
    ON CONFLICT DO NOTHING RETURNING 1`.execute(db);
  return rows.length === 1;
}

export async function markPasskeyUsed(db: Db, credentialId: string, counter: number): Promise<void> {
  await sql`UPDATE passkeys_keys SET counter = ${counter}, used_at = app_now() WHERE credential_id = ${credentialId}`.execute(db);
}

export async function deletePasskey(db: Db, accountId: AccountId, credentialId: string): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM passkeys_keys WHERE account_id = ${accountId} AND credential_id = ${credentialId} RETURNING 1`.execute(db);
  return rows.length === 1;
}
