import { defaultLocale, isLocaleCode } from '@peerbourse/contract/locales';
import { readSetting } from '#modules/core/settings/index.ts';
import { monotonicMs } from '#platform/clock.ts';
import { metrics } from '#platform/metrics.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { inSpan } from '#platform/traces/span.ts';
import { DeliveryFailure, type FailureReason, failureReasons } from './delivery-failure.ts';
import {
  businessNow,
  claimDue,
  type DueMessage,
  endOverdue,
  type FailedTry,
  giveBack,
  insertFailures,
  markFailed,
  markSent,
  renewClaim,
  tryLater,
} from './message.table.ts';
import { openContent } from './message-content.ts';
import { type Brand, type MessageText, messageText } from './message-text.ts';
import { providerSlots } from './providers/provider-slots.ts';
import { openProviders, type Provider, type Providers } from './providers/providers.ts';

const maxAtOnce = 50;
const lanes = 8;
const maxTries = 8;
/** Longer than a message can take at one provider, so that nobody else sends it meanwhile. */
const claimSeconds = 60;
/** What has not begun by then waits for the next run: a job that takes too long would hold up others. */
const beginWithinMs = 8_000;

interface Run {
  runtime: RoleRuntime;
  brand: Brand;
  providers: Providers;
  /** Business time, by which providers are passed over. */
  nowMs: () => number;
}

/** Sends what is due. Each message stands for itself: one that fails is tried later and stops no other. */
export async function deliverMessages(runtime: RoleRuntime): Promise<void> {
  const { db, config } = runtime;
  for (const { way, reason } of await endOverdue(db, maxTries)) metrics.messagesGivenUp.inc({ way, reason });
  const [startMs, began] = [(await businessNow(db)).getTime(), monotonicMs()];
  // Messages whose providers are all passed over are left where they are; waiting costs them no try.
  const ways = providerSlots(config).flatMap(({ way, breaker }) => (breaker.mayTry(startMs) ? [way] : []));
  const waiting = await claimDue(db, ways, maxAtOnce, claimSeconds);
  if (waiting.length === 0) return;
  const brand = await readSetting(db, 'site.brand');
  const run: Run = { runtime, brand, providers: openProviders(runtime), nowMs: () => startMs + monotonicMs() - began };
  const runLane = async () => {
    while (monotonicMs() - began < beginWithinMs) {
      const message = waiting.shift();
      if (!message) return;
      await deliver(run, message);
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
    run.providers.close();
  }
}

async function deliver(run: Run, message: DueMessage): Promise<void> {
  const { db } = run.runtime;
  const text = readable(run, message);
  if (!text) return await notSent(run, message, [{ reason: 'unreadable' }]);
  const failed: FailedTry[] = [];
  for (const provider of inTurn(run, message)) {
    if (failed.length > 0 && !(await renewClaim(db, message, claimSeconds))) return;
    if (!provider.breaker.begin(run.nowMs())) continue;
    const reason = await tryProvider(run, provider, message, text);
    if (reason === undefined) return await sent(run, message, provider, failed);
    failed.push({ provider: provider.name, reason });
    if (failureReasons[reason].next !== 'other') break;
  }
  await (failed.length === 0 ? giveBack(db, [message.id]) : notSent(run, message, failed));
}

/** A message that cannot be put into words, or was closed with a key that is gone, will never be. */
function readable({ runtime, brand }: Run, message: DueMessage): MessageText | undefined {
  const { template, createdAt, locale } = message;
  try {
    const content = openContent(runtime.config.keys, message, message.closed);
    return messageText({ template, createdAt, content, locale: isLocaleCode(locale) ? locale : defaultLocale }, brand);
  } catch {
    return undefined;
  }
}

/** Each try begins with the next provider: one that may have the message already is not asked again first. */
function inTurn({ providers }: Run, { way, attempts }: DueMessage): Provider[] {
  const all = providers.of(way);
  return all.map((_, index) => all[(index + attempts - 1) % all.length] as Provider);
}

/** Answers what went wrong, if anything did: the world outside may be away. */
async function tryProvider(run: Run, provider: Provider, message: DueMessage, text: MessageText): Promise<FailureReason | undefined> {
  let reason: FailureReason | undefined;
  try {
    await inSpan('outgoing', { 'pb.service': provider.way }, () => provider.send(message, text));
  } catch (error) {
    reason = error instanceof DeliveryFailure ? error.reason : 'unconfirmed';
  }
  metrics.messageAttempts.inc({ way: provider.way, provider: provider.name, outcome: reason ?? 'sent' });
  heed(run, provider, reason);
  return reason;
}

/** Passes a provider over after several failures, until a message was sent. A push goes where its device says, so pushes prove nothing. */
function heed({ runtime, nowMs }: Run, { way, name, breaker }: Provider, reason: FailureReason | undefined): void {
  const wasOpen = breaker.isOpen;
  if (reason === undefined || reason === 'address') breaker.succeed();
  else if (failureReasons[reason].isProvidersFault && way !== 'push') breaker.fail(nowMs());
  metrics.messageProviderPassedOver.set({ way, provider: name }, Number(breaker.isOpen));
  if (breaker.isOpen !== wasOpen)
    runtime.log.warn({ way, provider: name, reason }, breaker.isOpen ? 'a provider is passed over' : 'a provider sends again');
}

async function sent({ runtime: { db } }: Run, message: DueMessage, { name }: Provider, failed: readonly FailedTry[]): Promise<void> {
  const seconds = await markSent(db, message.id, name);
  metrics.messageDelay.observe({ way: message.way }, seconds);
  if (failed.length > 0) await insertFailures(db, message, failed, false);
}

async function notSent({ runtime: { db, log } }: Run, message: DueMessage, failed: readonly FailedTry[]): Promise<void> {
  const { id, way, template, attempts } = message;
  const { reason } = failed.at(-1) as FailedTry;
  const isGivenUp = attempts >= maxTries || reason === 'unreadable' || failureReasons[reason].next === 'never';
  // The reasons only: the text of an error may hold an address, a value or a token.
  const reasons = failed.map((tried) => `${tried.provider ?? 'none'} ${tried.reason}`).join(', ');
  log.warn({ message: id, way, template, attempts, reasons }, isGivenUp ? 'a message could not be sent' : 'a message is tried again later');
  await insertFailures(db, message, failed, isGivenUp);
  if (isGivenUp) metrics.messagesGivenUp.inc({ way, reason });
  await (isGivenUp ? markFailed(db, id) : tryLater(db, id, 2 ** attempts));
}
