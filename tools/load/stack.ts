import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ownNatsArguments, ownNatsUrl } from '../../apps/server/demo/own-nats.ts';
import { seedDemoPrices } from '../../apps/server/demo/prices.ts';
import { openDemoSession, seedDemoStaff } from '../../apps/server/demo/staff.ts';
import { makeClusterRoles, makeDatabase, markDatabase, migrate } from '../../apps/server/src/one-shots.ts';
import { pause } from '../../apps/server/src/platform/clock.ts';
import { type Config, type RoleName, readConfig } from '../../apps/server/src/platform/config.ts';
import { freePort, freePorts } from '../../apps/server/test/support/free-port.ts';
import { build } from '../dev-stack/build.ts';
import { openDevProxy } from '../dev-stack/dev-proxy.ts';
import { ProcessGroup, root } from '../dev-stack/stack.ts';
import { cpuSecondsOf, endedChildrenCpuSeconds, Service } from './service.ts';

const defaultSuperUrl = process.env.PB_SUPER_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export interface StackOptions {
  /** Roles beside the database, Redis and NATS; the api may run several times. */
  roles: readonly ('admin' | 'stream' | 'worker' | 'web')[];
  apis: number;
  /** One of them matches; they are `matcher-1`, `matcher-2`. */
  matchers?: number;
  /** How often web runs, if it is among the roles; with more than one they are `web-1`, `web-2`. */
  webs?: number;
  variables?: Record<string, string>;
  /** Fills the database before any role of it starts. */
  prepare?: (config: Config) => Promise<void>;
  /** Whom the web role asks: the proxy, as it would ask nginx, the first api itself, or what stands before it. */
  webAsks?: 'proxy' | 'api' | ((api: string) => Promise<string>);
  /** The core of each process by its name; one that is not named runs anywhere. */
  cores?: Record<string, number>;
  /** Another PostgreSQL server than the usual one, and what stands between it and the roles. */
  superUrl?: string;
  databaseHost?: string;
}

export type Stack = Awaited<ReturnType<typeof openStack>>;

/** A whole installation of its own: nothing of it is shared but the PostgreSQL server, and nothing of it stays. */
export async function openStack(options: StackOptions) {
  const { superUrl = defaultSuperUrl } = options;
  const database = `pb_load_${randomBytes(4).toString('hex')}`;
  const folder = mkdtempSync(join(tmpdir(), 'pb-load-'));
  const ending: Array<() => Promise<unknown> | unknown> = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    // In the reverse order of their start.
    for (const end of ending.splice(0).reverse()) await end();
  };
  const interrupted = () => void close().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted);
  try {
    const owner = await openDatabase(superUrl, database, ending);
    const ports = await choosePorts(options);
    const variables = {
      ...variablesOf(databaseUrl(options.databaseHost ?? new URL(superUrl).host, database), ports),
      ...options.variables,
    };
    const config = readConfig(variables);
    await seedDemoStaff(config);
    await options.prepare?.(config);
    const start = (service: Service) => startService(service, ending);
    const core = (name: string) => options.cores?.[name];
    const [redis, nats] = await Promise.all([
      start(redisService(ports.redis, folder, core('redis'))),
      start(natsService(ports.nats, core('nats'))),
    ]);
    const roleServices = new Map<string, Service>();
    const role = (name: RoleName, port: number, at = 0) => {
      const label = name === 'api' || name === 'matcher' ? `${name}-${at + 1}` : name;
      const service = roleService(label, name, port, variables, core(label) ?? core(name));
      roleServices.set(label, service);
      return start(service);
    };
    const wanted = options.roles.filter((name) => name !== 'web');
    const several = (['api', 'matcher'] as const).flatMap((name) => ports[name].map((port, at) => role(name, port, at)));
    await Promise.all([...several, ...wanted.map((name) => role(name, ports[name]))]);
    const proxy = await openProxy(options, ports, ending);
    if (options.roles.includes('web')) {
      // Through the proxy the web role need not know which api is up.
      const apiUrl = await apiForWeb(options, `http://127.0.0.1:${ports.api[0]}`, proxy.address);
      for (const [at, port] of ports.webs.entries()) {
        const label = ports.webs.length === 1 ? 'web' : `web-${at + 1}`;
        roleServices.set(label, await start(await webService(label, port, apiUrl, variables, core('web'))));
      }
    }
    if (options.roles.includes('worker')) await untilPriced(owner);
    return {
      variables,
      ports,
      redis,
      nats,
      /** Of a member of staff who is logged in. */
      staffHeaders: await openDemoSession(config),
      siteUrl: proxy.address,
      adminUrl: `http://127.0.0.1:${ports.admin}`,
      query: async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
        (await owner.query<Row & pg.QueryResultRow>(text, values)).rows,
      service: (name: string): Service => {
        const service = roleServices.get(name);
        if (!service) throw new Error(`${name} is no part of this stack`);
        return service;
      },
      /** Processor seconds of every process so far, for who wants to know what a load costs. */
      cpuSeconds: () => cpuSecondsByName(owner, database, [redis, nats, ...roleServices.values()]),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function cpuSecondsByName(owner: pg.Pool, database: string, services: readonly Service[]): Promise<Record<string, number>> {
  const { rows } = await owner.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE datname = $1', [database]);
  return {
    ...Object.fromEntries(services.map((service) => [service.name, service.cpuSeconds()])),
    postgres: rows.reduce((sum, { pid }) => sum + cpuSecondsOf(pid), 0),
    'load generator and proxy': cpuSecondsOf(process.pid) + endedChildrenCpuSeconds(),
  };
}

async function apiForWeb({ webAsks = 'proxy' }: StackOptions, api: string, proxy: string): Promise<string> {
  if (webAsks === 'proxy') return proxy;
  return webAsks === 'api' ? api : await webAsks(api);
}

type Ending = Array<() => Promise<unknown> | unknown>;

async function openDatabase(superUrl: string, name: string, ending: Ending): Promise<pg.Pool> {
  const ownerUrl = databaseUrl(new URL(superUrl).host, name).replace('{role}', 'owner');
  await makeClusterRoles(superUrl);
  await makeDatabase(superUrl, name);
  ending.push(() => dropDatabase(superUrl, name));
  await migrate(ownerUrl);
  await markDatabase(ownerUrl, 'demo');
  await seedDemoPrices(ownerUrl);
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 4 });
  owner.on('error', () => undefined);
  ending.push(() => owner.end());
  return owner;
}

async function dropDatabase(superUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`).finally(() => client.end());
}

function databaseUrl(host: string, name: string): string {
  return `postgres://pb_{role}@${host}/${name}`;
}

type Ports = Awaited<ReturnType<typeof choosePorts>>;

async function choosePorts({ apis, matchers = 0, webs = 1 }: StackOptions) {
  const [api, matcher, allWebs] = [await freePorts(apis), await freePorts(matchers), await freePorts(webs)];
  return {
    redis: await freePort(),
    nats: await freePort(),
    admin: await freePort(),
    stream: await freePort(),
    worker: await freePort(),
    proxy: await freePort(),
    web: allWebs[0] as number,
    webs: allWebs,
    api,
    matcher,
  };
}

function variablesOf(address: string, ports: Ports): Record<string, string> {
  return {
    PB_ENV: 'demo',
    NODE_ENV: 'production',
    PB_DATABASE_URL: address,
    PB_REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    PB_NATS_URL: ownNatsUrl(ports.nats),
    PB_ADMIN_PORT: String(ports.admin),
    PB_STREAM_PORT: String(ports.stream),
    PB_WORKER_PORT: String(ports.worker),
    PB_ORIGINS: `http://127.0.0.1:${ports.proxy}`,
    PB_CONSOLE_ORIGINS: `http://127.0.0.1:${ports.admin}`,
    PB_LOG_LEVEL: process.env.PB_LOG_LEVEL ?? 'error',
    // The harnesses ask from one address, faster than any visitor may.
    PB_REQUESTS_PER_MINUTE_FACTOR: '1000000',
  };
}

async function startService(service: Service, ending: Ending): Promise<Service> {
  ending.push(() => service.stop());
  return await service.start();
}

function redisService(port: number, folder: string, core?: number): Service {
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
    '--logfile',
    '/dev/null',
  ];
  return new Service({ name: 'redis', command: 'redis-server', args, core, isReady: () => accepts(port) });
}

function natsService(port: number, core?: number): Service {
  return new Service({ name: 'nats', command: 'nats-server', args: ownNatsArguments(port), core, isReady: () => accepts(port) });
}

function roleService(name: string, role: RoleName, port: number, variables: Record<string, string>, core?: number): Service {
  return new Service({
    name,
    command: process.execPath,
    args: ['apps/server/src/main.ts', `--roles=${role}`],
    variables: { ...variables, [`PB_${role.toUpperCase()}_PORT`]: String(port) },
    core,
    isReady: () => isReady(`http://127.0.0.1:${port}`),
  });
}

async function webService(name: string, port: number, apiUrl: string, variables: Record<string, string>, core?: number): Promise<Service> {
  if (!existsSync(join(root, 'apps/web/dist/server/index.js'))) await build(new ProcessGroup());
  return new Service({
    name,
    command: process.execPath,
    args: ['apps/web/server/main.ts'],
    variables: { ...variables, PB_WEB_PORT: String(port), PB_API_URL: apiUrl },
    core,
    isReady: () => isReady(`http://127.0.0.1:${port}`),
  });
}

async function openProxy({ apis }: StackOptions, ports: Ports, ending: Ending): Promise<{ address: string }> {
  if (apis === 0) return { address: '' };
  const proxy = await openDevProxy({
    host: '127.0.0.1',
    port: ports.proxy,
    api: ports.api.map((port) => `http://127.0.0.1:${port}`),
    stream: [`http://127.0.0.1:${ports.stream}`],
    web: ports.webs.map((port) => `http://127.0.0.1:${port}`),
  });
  ending.push(() => proxy.close());
  return proxy;
}

async function isReady(address: string): Promise<boolean> {
  return await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    (answer) => answer.ok,
    () => false,
  );
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Pages without prices would be a lighter load than real ones. */
async function untilPriced(owner: pg.Pool): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const { rows } = await owner.query<{ missing: number }>(
      'SELECT count(*)::int AS missing FROM rates_pairs WHERE pair NOT IN (SELECT pair FROM rates_prices)',
    );
    if (rows[0]?.missing === 0) return;
    await pause(100);
  }
  throw new Error('the worker published no prices within 30 s');
}
