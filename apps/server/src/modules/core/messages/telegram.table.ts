import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

/** From which update on there is something to read; undefined while Telegram is left alone. */
export async function readerPosition(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ next: string }>`
    SELECT next_update::text AS next FROM messages_telegram_reader WHERE paused_until <= app_now()`.execute(db);
  return rows[0] && Number(rows[0].next);
}

export async function moveReader(tx: Tx, next: number): Promise<void> {
  await sql`UPDATE messages_telegram_reader SET next_update = ${next}`.execute(tx);
}

export async function pauseReader(db: Db, seconds: number): Promise<void> {
  await sql`UPDATE messages_telegram_reader SET paused_until = app_now() + make_interval(secs => ${seconds})`.execute(db);
}

export interface TelegramCodeRow {
  codeHash: Buffer;
  chatId: string;
  chatName: string;
  lifeSeconds: number;
  /** A chat that asks again sooner gets no new code. */
  pauseSeconds: number;
}

/** A new code takes the place of the chat's last one. Answers false when that one is only moments old. */
export async function keepTelegramCode(tx: Tx, row: TelegramCodeRow): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO messages_telegram_codes AS kept (code_hash, chat_id, chat_name, expires_at)
    VALUES (${row.codeHash}, ${row.chatId}, ${row.chatName}, app_now() + make_interval(secs => ${row.lifeSeconds}))
    ON CONFLICT (chat_id) DO UPDATE SET code_hash = excluded.code_hash, chat_name = excluded.chat_name, made_at = app_now(),
      expires_at = excluded.expires_at
    WHERE kept.made_at <= app_now() - make_interval(secs => ${row.pauseSeconds})
    RETURNING 1`.execute(tx);
  return rows.length === 1;
}

/** The statement that finds the code also ends it. */
export async function spendTelegramCode(db: Db, codeHash: Buffer): Promise<{ chatId: string; chatName: string } | undefined> {
  const { rows } = await sql<{ chatId: string; chatName: string }>`
    DELETE FROM messages_telegram_codes WHERE code_hash = ${codeHash} AND expires_at > app_now()
    RETURNING chat_id AS "chatId", chat_name AS "chatName"`.execute(db);
  return rows[0];
}
