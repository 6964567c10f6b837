import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** What a code is for, to whom it was sent, and which browser it belongs to; none if only the owner can ask for it. */
export interface AskedCode {
  purpose: string;
  target: string;
  deviceId?: string;
}

export interface NewCode extends Required<AskedCode> {
  network: string;
  codeHash: Buffer;
  lifeSeconds: number;
}

/** Seconds since the newest code for this was sent; null when there is none. */
export async function secondsSinceCode(db: Db, { purpose, target, deviceId = '' }: AskedCode): Promise<number | null> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT extract(epoch FROM app_now() - sent_at)::float8 AS seconds FROM secrets_codes
    WHERE purpose = ${purpose} AND target = ${target} AND device_id = ${deviceId} ORDER BY id DESC LIMIT 1`.execute(db);
  return rows[0]?.seconds ?? null;
}

/** Codes for this that are counted together; those of all networks when it names none. */
export interface CountedCodes {
  purpose: string;
  target: string;
  network?: string;
}

/** How long until fewer than so many were sent within a day; 0 when it is so now. */
export async function secondsUntilCode(db: Db, { purpose, target, network }: CountedCodes, limit: number): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT ceil(extract(epoch FROM sent_at + interval '1 day' - app_now()))::int AS seconds FROM (
      SELECT sent_at, row_number() OVER (ORDER BY sent_at DESC) AS place FROM secrets_codes
      WHERE purpose = ${purpose} AND target = ${target} AND (${network ?? null}::text IS NULL OR network = ${network ?? null})
        AND sent_at > app_now() - interval '1 day') sent
    WHERE place = ${limit}`.execute(db);
  return rows[0]?.seconds ?? 0;
}

/** A new code ends the ones before it that belong to the same browser. */
export async function insertCode(db: Db, code: NewCode): Promise<void> {
  const { purpose, target, deviceId, network, codeHash, lifeSeconds } = code;
  await sql`
    UPDATE secrets_codes SET ended_at = app_now()
    WHERE purpose = ${purpose} AND target = ${target} AND device_id = ${deviceId} AND ended_at IS NULL`.execute(db);
  await sql`
    INSERT INTO secrets_codes (purpose, target, device_id, network, code_hash, expires_at)
    VALUES (${purpose}, ${target}, ${deviceId}, ${network}, ${codeHash}, app_now() + make_interval(secs => ${lifeSeconds}))`.execute(db);
}

/** Takes one of the tries that are left before the hash is given away. */
export async function takeTry(
  db: Db,
  { purpose, target, deviceId = '' }: AskedCode,
): Promise<{ id: string; codeHash: Buffer } | undefined> {
  const { rows } = await sql<{ id: string; code_hash: Buffer }>`
    UPDATE secrets_codes SET tries_left = tries_left - 1
    WHERE id = (
        SELECT id FROM secrets_codes WHERE purpose = ${purpose} AND target = ${target} AND device_id = ${deviceId}
        ORDER BY secrets_codes.id DESC LIMIT 1)
      AND tries_left > 0 AND ended_at IS NULL AND expires_at > app_now()
    RETURNING id::text, code_hash`.execute(db);
  const row = rows[0];
  return row && { id: row.id, codeHash: row.code_hash };
}

/** Of several who are right at once, one ends it. */
export async function endCode(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`UPDATE secrets_codes SET ended_at = app_now() WHERE id = ${id} AND ended_at IS NULL RETURNING 1`.execute(db);
  return rows.length === 1;
}
