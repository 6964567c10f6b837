import { defaultLocale, isLocaleCode, prefixOf } from '@peerbourse/contract/locales';
import { readSetting } from '#modules/core/settings/index.ts';
import { monotonicMs } from '#platform/clock.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { chatText } from './chat-text.rules.ts';
import { type Mailer, openMailer } from './mailer.ts';
import { claimDue, type DueMessage, endOverdue, giveBack, markFailed, markSent, tryLater } from './message.table.ts';
import { openContent } from './message-content.ts';
import { type Brand, type MessageText, messageText } from './message-text.ts';
import { type PushNote, sendPush } from './push/send-push.ts';
import { sendSms } from './send-sms.ts';
import { sayInChat } from './telegram-bot.ts';
import { Undeliverable } from './undeliverable.ts';

const maxAtOnce = 50;
const lanes = 8;
const maxTries = 8;
/** Longer than a message can take, so that nobody else sends it meanwhile. */
const claimSeconds = 60;
/** What has not begun by then waits for the next run: a job that takes too long would hold up others. */
const beginWithinMs = 8_000;

/** Sends what is due. Each message stands for itself: one that fails is tried later and stops no other. */
export async function deliverMessages(runtime: RoleRuntime): Promise<void> {
  const { db, config } = runtime;
  await endOverdue(db, maxTries);
  const waiting = await claimDue(db, maxAtOnce, claimSeconds);
  if (waiting.length === 0) return;
  const brand = await readSetting(db, 'site.brand');
  const mailer = openMailer(config.mail);
  const began = monotonicMs();
  const runLane = async () => {
    while (monotonicMs() - began < beginWithinMs) {
      const message = waiting.shift();
      if (!message) return;
      await deliver(runtime, mailer, brand, message);
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, runLane));
    if (waiting.length > 0)
      await giveBack(
        db,
        waiting.map(({ id }) => id),
      );
  } finally {
    mailer.close();
  }
}

async function deliver(runtime: RoleRuntime, mailer: Mailer, brand: Brand, message: DueMessage): Promise<void> {
  const { db } = runtime;
  const text = readable(runtime, brand, message);
  if (!text) return await markFailed(db, message.id);
  const problem = await handOver(runtime, mailer, message, text);
  if (problem === undefined) return await markSent(db, message.id);
  const isLast = message.attempts >= maxTries || problem instanceof Undeliverable;
  tellProblem(runtime, message, problem, isLast);
  await (isLast ? markFailed(db, message.id) : tryLater(db, message.id, 2 ** message.attempts));
}

/** A message that cannot be put into words, or was closed with a key that is gone, will never be. */
function readable(runtime: RoleRuntime, brand: Brand, message: DueMessage): MessageText | undefined {
  const { template, createdAt, locale } = message;
  try {
    const content = openContent(runtime.config.keys, message, message.closed);
    return messageText({ template, createdAt, content, locale: isLocaleCode(locale) ? locale : defaultLocale }, brand);
  } catch (error) {
    tellProblem(runtime, message, error, true);
    return undefined;
  }
}

/** Answers what went wrong, if anything did: the world outside may be away. */
async function handOver(runtime: RoleRuntime, mailer: Mailer, { id, way, to, template }: DueMessage, text: MessageText): Promise<unknown> {
  const { config } = runtime;
  try {
    if (way === 'mail') await mailer.send(id, to, text);
    else if (way === 'sms') await sendSms(config.sms, to, text.brief);
    else if (way === 'push') await sendPush(runtime, to, pushNote(template, text));
    else await sayInChat(config.telegram, to, chatText(text));
    return undefined;
  } catch (error) {
    return error ?? new Error('unknown');
  }
}

function pushNote(kind: string, { subject, glance, locale, open }: MessageText): PushNote {
  return { kind, title: subject, body: glance, link: open ? new URL(open.url).pathname : `${prefixOf(locale.code)}/account/notifications` };
}

/** Names the kind of problem only: the text of an error may hold an address, a value or a token. */
function tellProblem({ log }: RoleRuntime, { id, way, template, attempts }: DueMessage, problem: unknown, isLast: boolean): void {
  const { code, name } = problem as { code?: unknown; name?: unknown };
  const reason = typeof code === 'string' ? code : String(name);
  log.warn({ message: id, way, template, attempts, reason }, isLast ? 'a message could not be sent' : 'a message is tried again later');
}
