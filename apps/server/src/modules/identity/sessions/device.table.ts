import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export async function isKnownDevice(db: Db, mainId: string, deviceId: string): Promise<boolean> {
  if (deviceId === '') return false;
  const { rows } = await sql`SELECT FROM sessions_devices WHERE main_id = ${mainId} AND device_id = ${deviceId}`.execute(db);
  return rows.length === 1;
}

/** Answers whether the device is new to the account. */
export async function rememberDevice(db: Db, mainId: string, deviceId: string): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO sessions_devices (main_id, device_id, trusted_at) VALUES (${mainId}, ${deviceId}, app_now())
    ON CONFLICT DO NOTHING RETURNING 1`.execute(db);
  return rows.length === 1;
}

export type LoginOutcome = 'opened' | 'wrong-password' | 'wrong-code' | 'locked' | 'reused-token';

export interface LoginEntry {
  mainId: string;
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

export async function pastLogins(db: Db, mainId: string, before: string | undefined, limit: number): Promise<PastLogin[]> {
  const { rows } = await sql<PastLogin>`
    SELECT id::text, at, user_agent AS "userAgent", address, country, method, outcome FROM sessions_login_history
    WHERE main_id = ${mainId} AND id < ${before ?? '9223372036854775807'}::bigint ORDER BY sessions_login_history.id DESC LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}
