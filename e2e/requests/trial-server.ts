import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { makeServer, route, type ServeOptions } from '../../apps/server/src/platform/http/serve.ts';
import { makeLog } from '../../apps/server/src/platform/log.ts';
import { Refusal } from '../../apps/server/src/platform/refusal.ts';
import { defineCall } from '../../packages/contract/src/call.ts';
import { type RefusalId, refusals } from '../../packages/contract/src/refusals.ts';

const ids = Object.keys(refusals) as RefusalId[];

/** A call that exists in tests only: it refuses as it is told to. */
const trial = defineCall({
  area: 'trial',
  name: 'answer',
  path: '/v1/x/trial/answer',
  summary: 'Refuses as it is told to',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  input: z.object({ refusal: z.enum(ids as [RefusalId, ...RefusalId[]]), details: z.optional(z.record(z.string(), z.json())) }),
  output: z.object({}),
  refusals: ids,
});

export interface TrialServer {
  address: string;
  close(): Promise<void>;
}

/** The exchange's own server code with that call, and with an answer for every HTTP status. */
export async function openTrialServer(): Promise<TrialServer> {
  const config = readConfig({ PB_ENV: 'test', PB_LOG_LEVEL: 'silent' });
  const server = await makeServer({
    routes: [
      route(trial, async (_ctx, { refusal, details }) => {
        throw new Refusal(refusal, details);
      }),
    ],
    config,
    log: makeLog('silent', 'api'),
    rateGate: async () => ({ limit: 1, remaining: 1, resetSeconds: 1, isOver: false }),
    sessionGate: async () => ({ kind: 'guest' }),
    countryOf: () => '',
    origins: [],
    // The trial call reads nothing.
  } as Partial<ServeOptions> as ServeOptions);
  server.post<{ Params: { status: string } }>('/status/:status', async (request, reply) =>
    reply.code(Number(request.params.status)).send({ code: 'x', data: null, msg: '', requestId: request.id }),
  );
  await server.listen({ host: '127.0.0.1', port: 0 });
  return { address: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`, close: () => server.close() };
}
