import type { FastifyInstance } from 'fastify';
import { pause } from '#platform/clock.ts';
import { everyFigure } from '#platform/figures.ts';
import type { RouterContext } from '#platform/http-role.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { businessNow, keepSample } from './figure.table.ts';
import { spanOf } from './span.rules.ts';

const everyMs = 60_000;

/**
 * Keeps how old queues and prices are, while the role runs: nothing that they leave behind would tell later. It is no job of the
 * worker, which may not read what waits for staff.
 */
export function samplesWhileServing(server: FastifyInstance, { runtime }: RouterContext): void {
  const end = new AbortController();
  let keeping: Promise<void> | undefined;
  server.addHook('onListen', async () => {
    keeping = keepOn(runtime, end.signal);
  });
  server.addHook('onClose', async () => {
    end.abort();
    await keeping;
  });
}

async function keepOn({ db, log }: RoleRuntime, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await keepSamples({ db }).catch((error: unknown) => log.warn({ err: error }, 'figures could not be sampled'));
    await pause(everyMs, signal);
  }
}

export async function keepSamples({ db }: Pick<RoleRuntime, 'db'>): Promise<void> {
  const span = spanOf(await businessNow(db), 1);
  for (const figure of everyFigure()) {
    if (!figure.isSampled) continue;
    const present = await keepSample(db, figure, span);
    figure.tell?.(present);
  }
}
