import { fastify, LogController } from 'fastify';
import type { Config } from '#platform/config.ts';
import { relayFacts, relayState } from '#platform/db/relay.ts';
import { runServer } from '#platform/http-role.ts';
import { type Job, runJobs } from '#platform/jobs.ts';
import { openFactBus } from '#platform/nats/fact-bus.ts';
import { type Role, startRole } from '#platform/role-runtime.ts';
import { openKeyUses } from './encrypted-columns.ts';
import { openPersonalRows } from './personal-rows.ts';
import { openTimers } from './timers.ts';
import { openWebhookSources } from './webhook-sources.ts';

/** What a module does by the clock, and what this process knows of it, for the operators. */
interface JobEntry {
  jobs: readonly Job[];
  jobState?: (config: Config) => Record<string, string>;
}

const entries: ReadonlyArray<() => Promise<JobEntry>> = [
  () => import('#modules/core/audit/jobs.ts'),
  () => import('#modules/identity/work/jobs.ts'),
  () => import('#modules/money/assets/jobs.ts'),
  () => import('#modules/money/exports/jobs.ts'),
  () => import('#modules/core/figures/jobs.ts'),
  () => import('#modules/core/files/jobs.ts'),
  () => import('#modules/money/ledger/jobs.ts'),
  () => import('#modules/markets/spot/jobs.ts'),
  () => import('#modules/core/messages/jobs.ts'),
  () => import('#modules/core/notifications/jobs.ts'),
  () => import('#modules/core/operations/jobs.ts'),
  () => import('#modules/p2p/p2p-ads/jobs.ts'),
  () => import('#modules/p2p/p2p-orders/jobs.ts'),
  () => import('#modules/p2p/p2p-appeals/jobs.ts'),
  () => import('#modules/p2p/p2p-merchants/jobs.ts'),
  () => import('#modules/p2p/p2p-paymethods/jobs.ts'),
  () => import('#modules/p2p/p2p-prices/jobs.ts'),
  () => import('#modules/p2p/proofs/jobs.ts'),
  () => import('#modules/p2p/receipts/jobs.ts'),
  () => import('#modules/identity/api-keys/jobs.ts'),
  () => import('#modules/identity/privacy/jobs.ts'),
  () => import('#modules/core/rates/jobs.ts'),
  () => import('#modules/identity/recoveries/jobs.ts'),
  () => import('#modules/identity/risk/jobs.ts'),
  () => import('#modules/core/sealing/jobs.ts'),
  () => import('#modules/core/secrets/jobs.ts'),
  () => import('#modules/identity/sessions/jobs.ts'),
  () => import('#modules/identity/staff/jobs.ts'),
  () => import('#modules/identity/verification/jobs.ts'),
  () => import('#modules/identity/webhooks/jobs.ts'),
];

export const role: Role = {
  name: 'worker',
  start: async (config) => {
    await Promise.all([openPersonalRows(), openKeyUses(), openTimers(), openWebhookSources()]);
    const runtime = startRole('worker', config);
    const modules = await Promise.all(entries.map((entry) => entry()));
    const jobs = modules.flatMap((module) => module.jobs);
    const bus = openFactBus({
      url: config.natsUrl('worker'),
      prefix: config.natsPrefix,
      name: `worker-${runtime.instance}`,
      keys: config.factKeys,
      log: runtime.log,
    });
    const end = new AbortController();
    const work = Promise.all([relayFacts(runtime.db, bus, runtime.log, end.signal), runJobs(runtime, jobs, end.signal)]);
    return await runServer(
      runtime,
      fastify({ loggerInstance: runtime.log, logController: new LogController({ disableRequestLogging: true }) }),
      {
        details: () => ({
          nats: bus.isConnected() ? 'connected' : 'away',
          jobs: String(jobs.length),
          ...relayState(),
          ...Object.assign({}, ...modules.map(({ jobState }) => jobState?.(config))),
        }),
        onLeave: () => end.abort(),
        onStop: async () => {
          end.abort();
          await work;
          await bus.close();
        },
      },
    );
  },
};
