import { fastify, LogController } from 'fastify';
import { relayFacts } from '#platform/db/relay.ts';
import { runServer } from '#platform/http-role.ts';
import { type Job, runJobs } from '#platform/jobs.ts';
import { openFactBus } from '#platform/nats/fact-bus.ts';
import { type Role, startRole } from '#platform/role-runtime.ts';

const doors: ReadonlyArray<() => Promise<{ jobs: readonly Job[] }>> = [
  () => import('#modules/audit/jobs.ts'),
  () => import('#modules/exports/jobs.ts'),
  () => import('#modules/files/jobs.ts'),
  () => import('#modules/ledger/jobs.ts'),
  () => import('#modules/messages/jobs.ts'),
  () => import('#modules/notifications/jobs.ts'),
  () => import('#modules/operations/jobs.ts'),
  () => import('#modules/p2p-ads/jobs.ts'),
  () => import('#modules/p2p-paymethods/jobs.ts'),
  () => import('#modules/privacy/jobs.ts'),
  () => import('#modules/rates/jobs.ts'),
  () => import('#modules/recoveries/jobs.ts'),
  () => import('#modules/sealing/jobs.ts'),
  () => import('#modules/secrets/jobs.ts'),
  () => import('#modules/sessions/jobs.ts'),
  () => import('#modules/staff/jobs.ts'),
];

export const role: Role = {
  name: 'worker',
  start: async (config) => {
    const runtime = startRole('worker', config);
    const jobs = (await Promise.all(doors.map((door) => door()))).flatMap((door) => door.jobs);
    const bus = openFactBus({ url: config.natsUrl, prefix: config.natsPrefix, name: `worker-${runtime.instance}`, log: runtime.log });
    const end = new AbortController();
    const work = Promise.all([relayFacts(runtime.db, bus, runtime.log, end.signal), runJobs(runtime, jobs, end.signal)]);
    return await runServer(
      runtime,
      fastify({ loggerInstance: runtime.log, logController: new LogController({ disableRequestLogging: true }) }),
      {
        details: () => ({ nats: bus.isConnected() ? 'connected' : 'away', jobs: String(jobs.length) }),
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
