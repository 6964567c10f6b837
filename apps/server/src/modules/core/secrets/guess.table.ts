import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** 0 when the guess may be made, else the seconds until the next. */
export async function insertGuess(db: Db, guess: { kind: string; subject: string; limit: number; windowMs: number }): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    SELECT secrets_take_guess(${guess.kind}, ${guess.subject}, ${guess.limit}, make_interval(secs => ${guess.windowMs / 1000})) AS wait`.execute(
    db,
  );
  return (rows[0] as { wait: number }).wait;
}

export async function deleteGuesses(db: Db, kind: string, subject: string): Promise<void> {
  await sql`DELETE FROM secrets_guesses WHERE kind = ${kind} AND subject = ${subject}`.execute(db);
}

/** How many guesses of this kind were made in the window that runs now. */
export async function countGuesses(db: Db, kind: string, subject: string): Promise<number> {
  const { rows } = await sql<{ guesses: number }>`
    SELECT guesses FROM secrets_guesses WHERE kind = ${kind} AND subject = ${subject} AND window_ends_at > app_now()`.execute(db);
  return rows[0]?.guesses ?? 0;
}

export async function dropOldSecrets(db: Db): Promise<void> {
  await sql`DELETE FROM secrets_guesses WHERE window_ends_at < app_now() - interval '1 day'`.execute(db);
  await sql`DELETE FROM secrets_codes WHERE expires_at < app_now() - interval '1 day'`.execute(db);
  await sql`DELETE FROM secrets_tickets WHERE expires_at < app_now() - interval '1 day'`.execute(db);
}

/** A solved challenge serves once; answers false the second time. */
export async function insertSpentProof(db: Db, signature: string): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO secrets_tickets (ticket_hash, kind, expires_at, spent_at)
    VALUES (sha256(convert_to(${signature}, 'UTF8')), 'proof-of-work', app_now() + interval '1 hour', app_now())
    ON CONFLICT DO NOTHING RETURNING 1`.execute(db);
  return rows.length === 1;
}
