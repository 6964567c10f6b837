import type { FastifyInstance } from 'fastify';
import { registry } from '../metrics.ts';

export interface Readiness {
  /** Names what is missing; an empty list means ready. */
  problems(): Promise<string[]>;
}

/** Health for supervisors: `/healthz` says that the process lives, `/readyz` that it should be given work. */
export function addOperationalRoutes(server: FastifyInstance, readiness: Readiness): void {
  server.get('/healthz', async () => ({ status: 'up' }));
  server.get('/readyz', async (_request, reply) => {
    const problems = await readiness.problems();
    return reply.code(problems.length === 0 ? 200 : 503).send({ status: problems.length === 0 ? 'ready' : 'not ready', problems });
  });
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
