import type { outboxList as call } from '@peerbourse/contract/core/operations/outbox-list';
import type { Handler } from '#platform/http/serve.ts';
import { waitingFacts, waitingStreams } from './outbox.table.ts';
import { instances, outboxFigures, workingWorkers } from './overview.table.ts';

export const outboxList: Handler<typeof call> = async ({ db }) => {
  const [{ at }, streams, facts, running] = await Promise.all([outboxFigures(db), waitingStreams(db), waitingFacts(db), instances(db)]);
  return {
    at: at.toISOString(),
    streams: streams.map(({ stream, waiting, oldestAt }) => ({ stream, waiting, oldestAt: oldestAt.toISOString() })),
    facts: facts.map(({ since, ...fact }) => ({ ...fact, since: since.toISOString() })),
    relays: workingWorkers(running).map(({ instance, details }) => ({
      instance,
      nats: details.nats ?? '',
      failures: details.relayFailures ?? '',
      lastError: details.relayError ?? '',
    })),
  };
};
