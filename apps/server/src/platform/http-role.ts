import type { Call } from '@peerbourse/contract/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Config, RoleName } from './config.ts';
import { outgoingCookies } from './http/cookies.ts';
import { openCountries } from './http/country.ts';
import { endIdleConnections } from './http/idle-connections.ts';
import { addOperationalRoutes } from './http/operational.ts';
import { type Counted, makeRateGate } from './http/rate-gate.ts';
import { makeServer, type Route } from './http/serve.ts';
import type { Actor, OpenGate, OpenUnseal } from './http/session-gate.ts';
import { gateOf } from './http/signed.ts';
import { visitorOf } from './http/visitor.ts';
import { heartbeat } from './instances.ts';
import { openRedis, type Redis } from './redis.ts';
import { refuse } from './refusal.ts';
import { keepRefusalCounts } from './refusal-counts.ts';
import { type RoleRuntime, type RunningRole, startRole } from './role-runtime.ts';

/** A module's router: `http.ts` for traders, `admin.ts` for operators. */
export type RouterModule = () => Promise<{
  routes: readonly Route[];
  alsoServes?: (server: FastifyInstance, context: RouterContext) => void;
}>;

/** What a router needs that serves something beside its calls. */
export interface RouterContext {
  runtime: RoleRuntime;
  /** Who makes a request that is no call; `call` stands for it at the gate. */
  whoAsks: (request: FastifyRequest, call: Call) => Promise<Actor>;
  /** Counts a request that is no call by the address that it comes from, and refuses it when there are too many. */
  countVisit: (request: FastifyRequest, counted: Counted) => Promise<void>;
}

export interface HttpRoleOptions {
  role: RoleName;
  routers: readonly RouterModule[];
  origins: readonly string[];
  openGate: () => Promise<OpenGate>;
  /** Who signs with an API key. Missing where keys open nothing. */
  openKeyGate?: () => Promise<OpenGate>;
  /** Missing where no call has sealed fields. */
  openUnseal?: () => Promise<OpenUnseal>;
  /** What modules register with each other before the role answers. */
  register?: () => Promise<void>;
  /** What the role serves beside its calls. */
  also?: (server: FastifyInstance, routes: readonly Route[], countVisit: RouterContext['countVisit']) => Promise<void> | void;
}

export async function startHttpRole(config: Config, options: HttpRoleOptions): Promise<RunningRole> {
  await options.register?.();
  const runtime = startRole(options.role, config);
  const redis = openRedis(config.redisUrl, runtime.log);
  const routers = await Promise.all(options.routers.map((router) => router()));
  const routes = routers.flatMap((router) => router.routes);
  const sessionGate = gateOf((await options.openGate())(runtime), (await options.openKeyGate?.())?.(runtime));
  const countryOf = openCountries(config);
  // Under the name of the role: its user of Redis reaches these keys and no others.
  const prefix = `${config.redisPrefix}${options.role}:`;
  const rateGate = makeRateGate({ redis, prefix, factor: config.rateFactor, lateAfterMs: config.redisLateMs });
  const server = await makeServer({
    routes,
    config,
    db: runtime.db,
    log: runtime.log,
    origins: options.origins,
    sessionGate,
    ...(options.openUnseal ? { unseal: (await options.openUnseal())(runtime) } : {}),
    countryOf,
    rateGate,
  });
  const whoAsks: RouterContext['whoAsks'] = (request, call) =>
    sessionGate({ call, request, visitor: visitorOf(request, false, countryOf), isService: false, cookies: outgoingCookies(config) });
  const countVisit: RouterContext['countVisit'] = async (request, counted) => {
    const { isOver, resetSeconds } = await rateGate(counted, `address:${request.ip}`);
    if (isOver) throw refuse('request.too-many', { retryAfterSeconds: resetSeconds });
  };
  for (const { alsoServes } of routers) alsoServes?.(server, { runtime, whoAsks, countVisit });
  await options.also?.(server, routes, countVisit);
  const end = new AbortController();
  const counting = keepRefusalCounts(runtime, end.signal);
  return await runServer(runtime, server, {
    redis,
    onStop: async () => {
      end.abort();
      await counting;
    },
  });
}

interface ServerParts {
  redis?: Redis;
  details?: () => Record<string, string>;
  onLeave?: () => void;
  onStop?: () => Promise<void> | void;
}

/** Connections that may wait until they are accepted. With Node's 511 a burst of a thousand loses some, which their senders see as a reset. */
const backlog = 4_096;

/** Listens, says that it lives, and leaves in two steps: first no new work, then the end. */
export async function runServer(runtime: RoleRuntime, server: FastifyInstance, parts: ServerParts = {}): Promise<RunningRole> {
  const end = new AbortController();
  let isDraining = false;
  endIdleConnections(server);
  addOperationalRoutes(server, { problems: () => readinessProblems(runtime, isDraining) });
  // A connection that is kept for later requests would hold the end until it times out.
  server.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  const address = await server.listen({ host: runtime.config.listenHost, port: runtime.config.ports[runtime.role], backlog });
  const saying = heartbeat(runtime, () => ({ isDraining, details: { address, ...parts.details?.() } }), end.signal);
  runtime.log.info({ address }, 'role is up');
  return {
    address,
    leave: () => {
      isDraining = true;
      parts.onLeave?.();
    },
    stop: async () => {
      isDraining = true;
      end.abort();
      await parts.onStop?.();
      await server.close();
      await saying;
      parts.redis?.destroy();
      await runtime.db.destroy();
    },
  };
}

async function readinessProblems(runtime: RoleRuntime, isDraining: boolean): Promise<string[]> {
  if (isDraining) return ['leaving'];
  try {
    await sql`SELECT 1`.execute(runtime.db);
    return [];
  } catch {
    return ['PostgreSQL cannot be reached'];
  }
}
