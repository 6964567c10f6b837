import type { Db } from '#platform/db/pool.ts';
import type { Keys } from '#platform/keys.ts';
import { spendTelegramCode } from './telegram.table.ts';
import { telegramCodeHash } from './telegram-code.ts';

/** The chat to which the bot has told this code. A code serves once. */
export async function takeTelegramCode(db: Db, keys: Keys, code: string): Promise<{ chatId: string; chatName: string } | undefined> {
  return await spendTelegramCode(db, telegramCodeHash(keys, code));
}
