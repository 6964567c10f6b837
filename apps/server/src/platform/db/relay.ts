import { monotonicMs, pause } from '../clock.ts';
import { point } from '../faults.ts';
import type { Logger } from '../log.ts';
import { metrics } from '../metrics.ts';
import type { FactBus } from '../nats/fact-bus.ts';
import { inSpan } from '../traces/span.ts';
import { claimWaiting, markPublished } from './outbox.ts';
import type { Db } from './pool.ts';
import { transaction } from './transaction.ts';

const batch = 500;
/** Facts come in crowds: for a second after some of them it looks again soon, so that nobody waits for the look of a quiet hour. */
const soonMs = 5;
const crowdMs = 1_000;
const idleMs = 100;
const working = { failures: 0, lastError: '' };
let state = working;

/** How the relay of this process does, for the operators. */
export function relayState(): { relayFailures: string; relayError: string } {
  return { relayFailures: String(state.failures), relayError: state.lastError };
}

/**
 * Hands committed facts to NATS. It may run in any number of workers and die anywhere: a fact that was sent and not
 * marked is sent again, and listeners drop what they have by its sequence number.
 */
export async function relayFacts(db: Db, bus: FactBus, log: Logger, signal: AbortSignal): Promise<void> {
  let lastSentAt = Number.NEGATIVE_INFINITY;
  while (!signal.aborted) {
    const sent = await relayBatch(db, bus).catch((error: unknown) => {
      log.warn({ err: error }, 'facts wait: the relay could not hand them on');
      state = { failures: state.failures + 1, lastError: error instanceof Error ? error.message : String(error) };
      return -1;
    });
    if (sent >= 0) state = working;
    if (sent > 0) lastSentAt = monotonicMs();
    const rest = monotonicMs() - lastSentAt < crowdMs ? soonMs : idleMs;
    if (sent < 0) await pause(1_000, signal);
    else if (sent < batch) await pause(rest, signal);
  }
}

export async function relayBatch(db: Db, bus: FactBus): Promise<number> {
  // While NATS is away the rows are not even claimed; listeners read them from PostgreSQL.
  if (!bus.isConnected()) return 0;
  return await transaction(db, async (tx) => {
    const facts = await claimWaiting(tx, batch);
    if (facts.length === 0) return 0;
    await point('outbox.claimed');
    await inSpan('relay', { 'pb.facts': facts.length }, async () => {
      for (const fact of facts) bus.publish(fact);
      await bus.flush();
    });
    await point('outbox.published');
    await markPublished(tx, facts);
    metrics.factsRelayed.inc(facts.length);
    return facts.length;
  });
}
