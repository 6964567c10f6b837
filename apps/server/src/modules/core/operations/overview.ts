import type { overview as call } from '@peerbourse/contract/core/operations/overview';
import { readProviderState, waitingMessages } from '#modules/core/messages/index.ts';
import { priceFreshness } from '#modules/core/rates/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { type InstanceRow, instances, type JobRow, jobRows, outboxFigures, shardRows, workingWorkers } from './overview.table.ts';

export const overview: Handler<typeof call> = async ({ db }) => {
  const [running, outbox, jobs, prices, waiting, shards] = await Promise.all([
    instances(db),
    outboxFigures(db),
    jobRows(db),
    priceFreshness(db),
    waitingMessages(db),
    shardRows(db),
  ]);
  return {
    at: outbox.at.toISOString(),
    roles: running.map(instanceView),
    outbox: { waiting: outbox.waiting, oldestSeconds: outbox.oldest_seconds, publishedLastHour: outbox.published_last_hour },
    messages: messagesView(waiting, running),
    jobs: jobs.map(jobView),
    prices,
    shards,
  };
};

function messagesView(ways: Awaited<ReturnType<typeof waitingMessages>>, running: readonly InstanceRow[]) {
  const providers = workingWorkers(running).flatMap(({ details }) => readProviderState(details.providers ?? ''));
  const passedOver = providers.filter(({ isPassedOver }) => isPassedOver).map(({ way, name }) => `${way} ${name}`);
  const oldestCodeSeconds = Math.round(Math.max(...ways.map((way) => way.oldestCodeSeconds)));
  return {
    waiting: ways.reduce((total, way) => total + way.waiting, 0),
    oldestSeconds: Math.max(oldestCodeSeconds, ...ways.map((way) => Math.round(way.oldestSeconds))),
    oldestCodeSeconds,
    passedOver: [...new Set(passedOver)],
  };
}

function instanceView(row: InstanceRow) {
  const state: 'lost' | 'draining' | 'up' = row.is_lost ? 'lost' : row.is_draining ? 'draining' : 'up';
  return {
    role: row.role,
    instance: row.instance,
    version: row.version,
    startedAt: row.started_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    state,
    details: row.details,
  };
}

function jobView(row: JobRow) {
  return {
    name: row.name,
    everySeconds: Math.round(row.every_ms / 1000),
    nextRunAt: row.next_run_at.toISOString(),
    lastRunAt: row.last_run_at?.toISOString() ?? null,
    lastMs: row.last_ms,
    failuresInRow: row.failures_in_row,
    lastError: row.last_error,
  };
}
