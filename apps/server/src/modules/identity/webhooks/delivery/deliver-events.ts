import { secondsAfterFailure } from '@peerbourse/rules/webhooks/event-names';
import { notify } from '#modules/core/notifications/index.ts';
import { monotonicMs, pause, wallClockMs } from '#platform/clock.ts';
import { type Tx, transaction } from '#platform/db/transaction.ts';
import { point } from '#platform/faults.ts';
import { metrics } from '#platform/metrics.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { inSpan } from '#platform/traces/span.ts';
import { lockWebhooks } from '../endpoint.table.ts';
import { openSecrets, openUrl } from '../endpoint-secret.ts';
import { claimDue, type DueDelivery, markDelivered, noteSpeed, noteTry, switchOff, tryLater } from './due.table.ts';
import { type EndpointAnswer, postEvent, type Reach } from './post-event.ts';
import { signatureHeaders } from './sign-event.ts';

const lanes = 32;
/** What has not begun by then waits for the next run: whoever leaves waits for a run to end. */
const beginWithinMs = 5_000;
const lookAgainMs = 200;
const slowMs = 1_000;
/** The receiver says that it will never be there again. */
const gone = 410;

export interface Part {
  /** Addresses whose last answer failed or took long have a job of their own, so that they hold up nobody else. */
  isSlow: boolean;
}

/** Sends what is due, many at a time: of one subject one after the other, of one address a few. */
export async function deliverEvents(runtime: RoleRuntime, { isSlow }: Part, reach: Reach = runtime.config.webhooks): Promise<void> {
  const began = monotonicMs();
  const running = new Map<Promise<void>, string>();
  while (monotonicMs() - began < beginWithinMs) {
    const due = await claimDue(runtime.db, { isSlow, except: [...running.values()], limit: lanes - running.size });
    for (const delivery of due) {
      const sending: Promise<void> = deliver(runtime, delivery, reach).finally(() => running.delete(sending));
      running.set(sending, delivery.endpointRow);
    }
    if (running.size === 0) return;
    // Whoever is slow does not keep others from being looked for.
    if (due.length === 0 || running.size === lanes)
      await Promise.race([...running.keys(), ...(running.size < lanes ? [pause(lookAgainMs)] : [])]);
  }
  await Promise.all(running.keys());
}

/** One that fails stops no other: without a note it is due again when its claim is over. */
async function deliver(runtime: RoleRuntime, delivery: DueDelivery, reach: Reach): Promise<void> {
  const { db, log } = runtime;
  try {
    const answer = await inSpan('outgoing', { 'pb.service': 'webhook' }, () => send(runtime, delivery, reach));
    metrics.webhookAttempts.inc({ outcome: answer.outcome });
    await point('webhooks.sent');
    await transaction(db, (tx) => conclude(runtime, tx, delivery, answer));
  } catch (error) {
    log.warn({ err: error, delivery: delivery.id }, 'what became of a webhook could not be noted');
  }
}

function send({ config }: RoleRuntime, delivery: DueDelivery, reach: Reach): Promise<EndpointAnswer> {
  const { eventId, type, happenedAt, data } = delivery;
  const body = JSON.stringify({ type, timestamp: happenedAt.toISOString(), data });
  const seconds = Math.floor(wallClockMs() / 1_000);
  const headers = signatureHeaders(openSecrets(config.keys, delivery), { eventId, seconds, body });
  return postEvent(openUrl(config.keys, delivery), body, headers, reach);
}

async function conclude({ config, log }: RoleRuntime, tx: Tx, delivery: DueDelivery, answer: EndpointAnswer): Promise<void> {
  const { accountId, endpointRow, host, tries } = delivery;
  await lockWebhooks(tx, accountId);
  const noted = await noteTry(tx, delivery, answer);
  if (!noted) return;
  const isDelivered = answer.outcome === 'delivered';
  await noteSpeed(tx, endpointRow, !isDelivered || answer.ms > slowMs);
  if (isDelivered) return await markDelivered(tx, delivery);
  const wait = answer.status === gone ? undefined : secondsAfterFailure(noted.failures);
  if (wait !== undefined) return await tryLater(tx, delivery, wait);
  if (!(await switchOff(tx, endpointRow))) return;
  metrics.webhooksSwitchedOff.inc();
  log.info({ delivery: delivery.id, tries }, 'a webhook is switched off');
  await notify(tx, config, { accountId, kind: 'webhook_off', values: { host }, isSecurity: false, link: '/account/webhooks' });
}
