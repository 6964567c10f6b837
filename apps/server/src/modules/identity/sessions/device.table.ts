import type { MainId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

/** Whether the account has trusted whoever holds this token, and still does. */
export async function isTrusted(db: Db, mainId: MainId, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM sessions_devices WHERE main_id = ${mainId} AND token_hash = ${tokenHash} AND trusted_until > app_now()`.execute(db);
  return rows.length > 0;
}

export interface DeviceTrust {
  mainId: MainId;
  deviceId: string;
  /** What the browser had before, and what it has from now on. */
  oldHash: Buffer;
  newHash: Buffer;
  lifeDays: number;
}

/** A device that was not trusted begins again, whatever name it gives itself. Other accounts that trust the same browser go on to do so. */
export async function trustDevice(tx: Tx, { mainId, deviceId, oldHash, newHash, lifeDays }: DeviceTrust): Promise<void> {
  await sql`
    WITH before AS (
      UPDATE sessions_devices SET token_hash = NULL, trusted_until = NULL
      WHERE main_id = ${mainId} AND device_id <> ${deviceId} AND token_hash = ${oldHash} AND trusted_until > app_now() RETURNING first_seen_at)
    INSERT INTO sessions_devices AS device (main_id, device_id, first_seen_at, token_hash, trusted_until)
    VALUES (${mainId}, ${deviceId}, coalesce((SELECT min(first_seen_at) FROM before), app_now()), ${newHash},
      app_now() + make_interval(days => ${lifeDays}))
    ON CONFLICT (main_id, device_id) DO UPDATE SET token_hash = excluded.token_hash, trusted_until = excluded.trusted_until,
      first_seen_at = CASE WHEN device.token_hash = ${oldHash} AND device.trusted_until > app_now()
        THEN device.first_seen_at ELSE excluded.first_seen_at END`.execute(tx);
  await sql`UPDATE sessions_devices SET token_hash = ${newHash} WHERE token_hash = ${oldHash}`.execute(tx);
}

/** No device of the account is known any more, or not the one that a session was on. */
export async function endTrust(db: Db, mainId: MainId): Promise<void> {
  await sql`
    UPDATE sessions_devices SET token_hash = NULL, trusted_until = NULL WHERE main_id = ${mainId} AND token_hash IS NOT NULL`.execute(db);
}

export async function endTrustOf(db: Db, mainId: MainId, sessionNo: string): Promise<void> {
  await sql`
    UPDATE sessions_devices device SET token_hash = NULL, trusted_until = NULL FROM sessions_families family
    WHERE family.main_id = ${mainId} AND family.session_no = ${sessionNo}
      AND device.main_id = family.main_id AND device.device_id = family.device_id`.execute(db);
}

export type LoginOutcome = 'opened' | 'wrong-password' | 'wrong-code' | 'locked' | 'reused-token';

export interface LoginEntry {
  mainId: MainId;
  address: string;
  country: string;
  deviceId: string;
  userAgent: string;
  method: string;
  outcome: LoginOutcome;
}

export async function insertLogin(db: Db, entry: LoginEntry): Promise<void> {
  await sql`
    INSERT INTO sessions_login_history (main_id, address, country, device_id, user_agent, method, outcome)
    VALUES (${entry.mainId}, ${entry.address}, ${entry.country}, ${entry.deviceId}, ${entry.userAgent}, ${entry.method}, ${entry.outcome})`.execute(
    db,
  );
}

export interface PastLogin {
  id: string;
  at: Date;
  userAgent: string;
  address: string;
  country: string;
  method: string;
  outcome: string;
}

export async function pastLogins(db: Db, mainId: MainId, before: string | undefined, limit: number): Promise<PastLogin[]> {
  const { rows } = await sql<PastLogin>`
    SELECT id::text, at, user_agent AS "userAgent", address, country, method, outcome FROM sessions_login_history
    WHERE main_id = ${mainId} AND id < ${before ?? '9223372036854775807'}::bigint ORDER BY sessions_login_history.id DESC LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}
