import * as z from 'zod/mini';
import type { Config } from '#platform/config.ts';
import { postToProvider } from './http-provider.ts';

type Bot = Config['telegram'];

const timeoutMs = 8_000;
/** The chat is gone, or its owner does not want to hear from us. */
const refusedForGood: ReadonlySet<number> = new Set([400, 403]);

/** Only what is read of a message; Telegram sends much more. */
const chatMessage = z.object({
  text: z.optional(z.string()),
  chat: z.object({ id: z.int(), type: z.string(), username: z.optional(z.string()), first_name: z.optional(z.string()) }),
  from: z.optional(z.object({ language_code: z.optional(z.string()) })),
});

/** A message of a kind that we do not know is passed by; it must not stop those after it. */
const update = z.object({ update_id: z.int(), message: z.catch(z.optional(chatMessage), undefined) });
export type TelegramUpdate = z.output<typeof update>;

const updates = z.object({ result: z.array(update) });

export async function sayInChat(bot: Bot, chatId: string, text: string): Promise<void> {
  const body = { chat_id: chatId, text, link_preview_options: { is_disabled: true } };
  await postToProvider({ url: addressOf(bot, 'sendMessage'), body, refusedForGood });
}

/** What was written to the bot since; answers at once, also with nothing. */
export async function newUpdates(bot: Bot, from: number, limit: number): Promise<TelegramUpdate[]> {
  const response = await fetch(addressOf(bot, 'getUpdates'), {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offset: from, limit, timeout: 0, allowed_updates: ['message'] }),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`Telegram answered ${response.status}`);
  }
  return z.parse(updates, await response.json()).result;
}

/** The token is part of the address, so no error that names the address may be told further. */
function addressOf({ url, token }: Bot, method: string): string {
  return `${url}/bot${token}/${method}`;
}
