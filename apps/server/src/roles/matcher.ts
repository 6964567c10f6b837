import { fastify, LogController } from 'fastify';
import { runMatcher } from '#modules/markets/spot/engine.ts';
import { runServer } from '#platform/http-role.ts';
import { type Role, startRole } from '#platform/role-runtime.ts';

/** All markets are one shard until one process is too little for them. */
const shard = 1;

export const role: Role = {
  name: 'matcher',
  start: async (config) => {
    const runtime = startRole('matcher', config);
    const end = new AbortController();
    const matching = runMatcher(runtime, shard, end.signal);
    return await runServer(
      runtime,
      fastify({ loggerInstance: runtime.log, logController: new LogController({ disableRequestLogging: true }) }),
      {
        onLeave: () => end.abort(),
        onStop: async () => {
          end.abort();
          await matching;
        },
      },
    );
  },
};
