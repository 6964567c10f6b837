import type { MainId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Visitor } from '#platform/http/visitor.ts';
import { sql } from '#platform/sql.ts';

export type QrState = 'waiting' | 'scanned' | 'confirmed' | 'rejected' | 'spent';

export async function insertQrKey(db: Db, keyHash: Buffer, pollHash: Buffer, visitor: Visitor, lifeSeconds: number): Promise<Date> {
  const { rows } = await sql<{ expires_at: Date }>`
    INSERT INTO sessions_qr_keys (key_hash, poll_hash, device_id, user_agent, address, country, expires_at)
    VALUES (${keyHash}, ${pollHash}, ${visitor.deviceId}, ${visitor.userAgent}, ${visitor.address}, ${visitor.country},
      app_now() + make_interval(secs => ${lifeSeconds})) RETURNING expires_at`.execute(db);
  return (rows[0] as { expires_at: Date }).expires_at;
}

/** The state as the browser that shows the key may see it; nothing for anybody else. */
export async function qrState(db: Db, keyHash: Buffer, pollHash: Buffer): Promise<QrState | undefined> {
  const { rows } = await sql<{ state: QrState }>`
    SELECT state FROM sessions_qr_keys WHERE key_hash = ${keyHash} AND poll_hash = ${pollHash} AND expires_at > app_now()`.execute(db);
  return rows[0]?.state;
}

/** Of many polls at once one spends the key. */
export async function spendQrKey(db: Db, keyHash: Buffer, pollHash: Buffer, deviceId: string): Promise<MainId | undefined> {
  const { rows } = await sql<{ main_id: MainId }>`
    UPDATE sessions_qr_keys SET state = 'spent'
    WHERE key_hash = ${keyHash} AND poll_hash = ${pollHash} AND device_id = ${deviceId} AND state = 'confirmed' AND expires_at > app_now()
    RETURNING main_id::text`.execute(db);
  return rows[0]?.main_id;
}

/** The first who scans has it; scanning again changes nothing. */
export async function scanQrKey(db: Db, keyHash: Buffer, mainId: MainId) {
  const { rows } = await sql<{ userAgent: string; address: string; country: string }>`
    UPDATE sessions_qr_keys SET state = 'scanned', main_id = ${mainId}
    WHERE key_hash = ${keyHash} AND expires_at > app_now() AND (state = 'waiting' OR (state = 'scanned' AND main_id = ${mainId}))
    RETURNING user_agent AS "userAgent", address, country`.execute(db);
  return rows[0];
}

export async function decideQrKey(db: Db, keyHash: Buffer, mainId: MainId, state: 'confirmed' | 'rejected'): Promise<boolean> {
  const { rows } = await sql`
    UPDATE sessions_qr_keys SET state = ${state}
    WHERE key_hash = ${keyHash} AND main_id = ${mainId} AND state = 'scanned' AND expires_at > app_now() RETURNING 1`.execute(db);
  return rows.length === 1;
}
