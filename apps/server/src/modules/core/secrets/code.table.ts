import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export interface NewCode {
  purpose: string;
  target: string;
  codeHash: Buffer;
  lifeSeconds: number;
}

/** Seconds since the newest code for this was sent; null when there is none. */
export async function secondsSinceCode(db: Db, purpose: string, target: string): Promise<number | null> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT extract(epoch FROM app_now() - sent_at)::float8 AS seconds FROM secrets_codes
    WHERE purpose = ${purpose} AND target = ${target} ORDER BY id DESC LIMIT 1`.execute(db);
  return rows[0]?.seconds ?? null;
}

export async function countCodesToday(db: Db, target: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM secrets_codes WHERE target = ${target} AND sent_at > app_now() - interval '1 day'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A new code ends the ones before it. */
export async function insertCode(db: Db, { purpose, target, codeHash, lifeSeconds }: NewCode): Promise<void> {
  await sql`UPDATE secrets_codes SET ended_at = app_now() WHERE purpose = ${purpose} AND target = ${target} AND ended_at IS NULL`.execute(
    db,
  );
  await sql`
    INSERT INTO secrets_codes (purpose, target, code_hash, expires_at)
    VALUES (${purpose}, ${target}, ${codeHash}, app_now() + make_interval(secs => ${lifeSeconds}))`.execute(db);
}

/** Takes one of the tries that are left before the hash is given away. */
export async function takeTry(db: Db, purpose: string, target: string): Promise<{ id: string; codeHash: Buffer } | undefined> {
  const { rows } = await sql<{ id: string; code_hash: Buffer }>`
    UPDATE secrets_codes SET tries_left = tries_left - 1
    WHERE id = (SELECT id FROM secrets_codes WHERE purpose = ${purpose} AND target = ${target} ORDER BY secrets_codes.id DESC LIMIT 1)
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
