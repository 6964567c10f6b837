import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export interface NewSealingKey {
  kid: string;
  privateKey: string;
  holder: Buffer;
  deviceId: string;
  uses: number;
  lifeMs: number;
}

export async function insertSealingKey(db: Db, key: NewSealingKey): Promise<Date> {
  const { rows } = await sql<{ expires_at: Date }>`
    INSERT INTO sealing_keys (kid, private_key, holder, device_id, uses_left, expires_at)
    VALUES (${key.kid}, ${key.privateKey}, ${key.holder}, ${key.deviceId}, ${key.uses}, app_now() + make_interval(secs => ${key.lifeMs / 1000}))
    RETURNING expires_at`.execute(db);
  return (rows[0] as { expires_at: Date }).expires_at;
}

/** Takes one use of a key that was given to this holder on this device. */
export async function takeSealingKey(db: Db, kid: string, holder: Buffer, deviceId: string): Promise<string | undefined> {
  const { rows } = await sql<{ private_key: string }>`
    UPDATE sealing_keys SET uses_left = uses_left - 1
    WHERE kid = ${kid} AND holder = ${holder} AND device_id = ${deviceId} AND uses_left > 0 AND expires_at > app_now()
    RETURNING private_key`.execute(db);
  return rows[0]?.private_key;
}

/** Answers false for a nonce that this key has seen. */
export async function insertNonce(db: Db, kid: string, nonce: string): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO sealing_nonces (kid, nonce) VALUES (${kid}, ${nonce}) ON CONFLICT DO NOTHING RETURNING 1`.execute(db);
  return rows.length === 1;
}

/** Nonces outlive their keys, so that a key never meets one twice. */
export async function dropOldKeys(db: Db): Promise<void> {
  await sql`DELETE FROM sealing_keys WHERE expires_at < app_now() - interval '5 minutes'`.execute(db);
  await sql`DELETE FROM sealing_nonces WHERE seen_at < app_now() - interval '1 hour'`.execute(db);
}
