import type { Tx } from '#platform/db/transaction.ts';
import type { ScreeningList } from '#platform/screening/screening.ts';
import { sql } from '#platform/sql.ts';

/** The number of a list, which it gets when it is first used. */
export async function listIdOf(tx: Tx, list: ScreeningList): Promise<string> {
  const find = async () => {
    const { rows } = await sql<{ id: string }>`
      SELECT id::text FROM verification_lists WHERE name = ${list.name} AND version = ${list.version}`.execute(tx);
    return rows[0]?.id;
  };
  const known = await find();
  if (known !== undefined) return known;
  await sql`
    INSERT INTO verification_lists (name, version, published_on, is_sample, entries)
    VALUES (${list.name}, ${list.version}, ${list.publishedOn}::date, ${list.isSample}, ${list.entries}) ON CONFLICT DO NOTHING`.execute(
    tx,
  );
  return (await find()) as string;
}

/** Puts a list in force. One that comes back is gone through from the beginning: others were approved without it. */
export async function makeCurrent(tx: Tx, listId: string): Promise<void> {
  const { rows } = await sql`SELECT 1 FROM verification_lists WHERE id = ${listId} AND is_current`.execute(tx);
  if (rows.length > 0) return;
  await sql`UPDATE verification_lists SET is_current = false WHERE is_current`.execute(tx);
  await sql`
    UPDATE verification_lists SET is_current = true, loaded_at = app_now(), screened_to = 0 WHERE id = ${listId}`.execute(tx);
}

/** Up to which application the list was gone through; held, so that two workers do not go through it side by side. */
export async function lockProgress(tx: Tx, listId: string): Promise<string> {
  const { rows } = await sql<{ screened_to: string }>`
    SELECT screened_to::text FROM verification_lists WHERE id = ${listId} FOR UPDATE`.execute(tx);
  return rows[0]?.screened_to ?? '0';
}

export async function noteProgress(tx: Tx, listId: string, screenedTo: string): Promise<void> {
  await sql`UPDATE verification_lists SET screened_to = ${screenedTo} WHERE id = ${listId}`.execute(tx);
}

/** How many days ago a list was published, by business time. */
export async function listAgeDays(tx: Tx, publishedOn: string): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    SELECT ((app_now() AT TIME ZONE 'UTC')::date - ${publishedOn}::date)::int AS days`.execute(tx);
  return Math.max(0, rows[0]?.days ?? 0);
}
