import { localeOfAcceptLanguage } from '@peerbourse/contract/locale-match';
import { defaultLocale } from '@peerbourse/contract/locales';
import type { Config } from '#platform/config.ts';
import { type Tx, transaction } from '#platform/db/transaction.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { sendMessage } from './send-message.ts';
import { keepTelegramCode, moveReader, pauseReader, readerPosition } from './telegram.table.ts';
import { newUpdates, type TelegramUpdate } from './telegram-bot.ts';
import { makeTelegramCode, telegramCodeHash, telegramCodeMinutes } from './telegram-code.ts';

const maxAtOnce = 50;
const pauseAfterFailureSeconds = 30;
const pauseOfChatSeconds = 10;
const longestName = 64;

/** Answers /start with a code, which its reader enters on our site to bind the chat. Everything else is passed by. */
export async function readTelegram({ db, config, log }: RoleRuntime): Promise<void> {
  // Without a token there is no bot.
  const from = config.telegram.token === '' ? undefined : await readerPosition(db);
  if (from === undefined) return;
  const updates = await newUpdates(config.telegram, from, maxAtOnce).catch((error: unknown) => {
    log.warn({ reason: (error as Error).name }, 'Telegram could not be read');
    return undefined;
  });
  if (!updates) return await pauseReader(db, pauseAfterFailureSeconds);
  // Code, answer and position are one transaction each: an update is answered once, whoever dies on the way.
  for (const update of updates) {
    await transaction(db, async (tx) => {
      await answerStart(tx, config, update);
      await moveReader(tx, update.update_id + 1);
    });
  }
}

async function answerStart(tx: Tx, { keys }: Config, { message }: TelegramUpdate): Promise<void> {
  // In a group everybody would see the code.
  if (message?.chat.type !== 'private' || !/^\/start(?:\s|$)/.test(message.text ?? '')) return;
  const { chat, from } = message;
  const code = makeTelegramCode();
  const chatId = String(chat.id);
  const isKept = await keepTelegramCode(tx, {
    codeHash: telegramCodeHash(keys, code),
    chatId,
    chatName: (chat.username ?? chat.first_name ?? chatId).slice(0, longestName),
    lifeSeconds: telegramCodeMinutes * 60,
    pauseSeconds: pauseOfChatSeconds,
  });
  if (!isKept) return;
  await sendMessage(tx, keys, {
    way: 'telegram',
    to: chatId,
    locale: localeOfAcceptLanguage(from?.language_code) ?? defaultLocale,
    template: 'telegram_code',
    values: { code, minutes: telegramCodeMinutes },
  });
}
